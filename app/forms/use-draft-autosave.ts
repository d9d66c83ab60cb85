import type { Texts } from "../../domain/shared/fields/form-steps.ts";
import { useEffect, useEffectEvent } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Draft } from "./draft.ts";

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

/** An unanswered choice is not a string. */
function pickTexts(answers: Record<string, unknown>): Texts {
  const texts = Object.entries(answers).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(texts);
}
