import { createContext, useContext } from "react";
import type { Texts } from "../../../../domain/shared/fields/form-steps.ts";
import type { FormRefusal } from "./posted-field.tsx";
import { useTimesDone } from "./use-times-done.ts";

/** What a page was answered: `FormAnswer` of `server/staff/office-form.ts`. */
export interface AnswerView {
  form: string;
  done: string | null;
  mails: readonly { recipient: string; subject: string; text: string }[] | null;
  refusal: FormRefusal | undefined;
  fields: Texts;
  formKey: string;
}

export const AnswerContext = createContext<AnswerView | undefined>(undefined);

/** What was typed into a form that was refused or looked at, and why. */
export function useAnswerTo(form: string) {
  const answer = useContext(AnswerContext);
  const own = answer?.form === form && answer.done === null ? answer : undefined;
  return { refusal: own?.refusal, mails: own?.mails ?? null, typed: own?.fields };
}

/** How often the form was done while its page stays: as a key it makes the form empty again. */
export function useTimesSent(form: string): number {
  const answer = useContext(AnswerContext);
  return useTimesDone(answer?.form === form && answer.done !== null ? answer : undefined);
}
