import { useEffect, useEffectEvent } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Draft } from "./draft.ts";

type Texts = Record<string, string>;

/** Keeps what is typed, at every change and every further step. @param step the step on screen */
export function useDraftAutosave<Answers>(
  { subscribe, getValues }: UseFormReturn<Texts, unknown, Answers>,
  saveDraft: (draft: Draft) => void,
  step: number,
): void {
  const onChange = useEffectEvent((answers: Texts) =>
    saveDraft({ answers: pickTexts(answers), step }),
  );
  useEffect(() => {
    if (step > 0) onChange(getValues());
    return subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) });
  }, [subscribe, getValues, step]);
}

/** A choice that was not made yet is no text. */
function pickTexts(answers: Record<string, unknown>): Texts {
  const texts = Object.entries(answers).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(texts);
}
