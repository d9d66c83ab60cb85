import type { AnswerView } from "../shell/form/office-answer.ts";

/** What somebody writes into one of the page's forms. */
export interface Writing {
  form: Pick<HTMLFormElement, "isConnected">;
  /** Which of the page's forms it is. */
  id: string;
  texts: readonly string[];
  /** The page's last answer when it was written. */
  answer: AnswerView | undefined;
  pathname: string;
}

export interface LostInput {
  texts: readonly string[];
  /** What the site said where it was sent. */
  detail: string | null;
}

/**
 * What was written into a form that is gone, as a colleague has recorded the same meanwhile. Nothing
 * where the form was taken, or where somebody left its page.
 */
export function findLostInput(
  writing: Writing,
  { answer, pathname }: Pick<Writing, "answer" | "pathname">,
): LostInput | null {
  const own = answer !== writing.answer && answer?.form === writing.id ? answer : undefined;
  if (own?.done || pathname !== writing.pathname) return null;
  return { texts: writing.texts, detail: own?.refusal?.detail ?? null };
}
