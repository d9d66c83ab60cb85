import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { writeDraft } from "./draft.ts";

type Texts = Record<string, string>;

/** Keeps what is typed for as long as the tab lives. @param step the step on screen */
export function useDraft<Answers>(
  { subscribe, getValues }: UseFormReturn<Texts, unknown, Answers>,
  key: string,
  step: number,
): void {
  useEffect(() => {
    const keep = (answers: Texts) => writeDraft(key, { answers: textsOf(answers), step });
    if (step > 0) keep(getValues());
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [subscribe, getValues, key, step]);
}

/** A choice that was not made yet is no text. */
function textsOf(answers: Record<string, unknown>): Texts {
  const texts = Object.entries(answers).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(texts);
}
