import * as v from "valibot";
import type { Choice } from "./choice.ts";
import type { Step, Texts } from "./form-steps.ts";

/** How a form becomes an API call, in the browser and in its page's action. */
export interface FormSubmission<Answers> {
  steps: readonly Step<string>[];
  schema: v.GenericSchema<Texts, Answers>;
  /** Path of the API call that takes the answers. */
  call: string;
  buildBody: (answers: Answers, token: string) => object;
}

/** An error of one field: `applicant.email` or `extra.freetext`, and a message for people. */
export interface FieldProblem {
  path: string;
  message: string;
  /** What the field may mean, to choose one of: only the office's fields have any. */
  choices?: readonly Choice[];
}

/** What a page shows after its form was sent without script. */
export type PostedForm =
  | { stage: "form"; step: number; answers: Texts; errors: FieldProblem[] }
  | {
      stage: "check";
      answers: Texts;
      /** Stands in for the human check. Valid once, for these answers only. */
      token: string;
      notice: CheckNotice | null;
    }
  | { stage: "sent"; answers: Texts };

/** Why the checked answers were not stored. */
export type CheckNotice =
  | { kind: "wait"; seconds: number }
  | { kind: "failed-once" }
  /** The token had expired or was for other answers: they are to be checked once more. */
  | { kind: "expired" }
  /** A repeat can't help. The detail is a sentence for the visitor. */
  | { kind: "ended"; detail: string }
  /** Errors without a field in the form. */
  | { kind: "refused"; errors: FieldProblem[] };

/** The parts of an API call's problem document that forms show. */
export const problemSchema = v.object({
  detail: v.fallback(v.string(), ""),
  errors: v.fallback(v.array(v.object({ path: v.string(), message: v.string() })), []),
});

/** Without a `Retry-After` that can be read, a minute. */
export function getRetryAfterSeconds({ headers }: Response): number {
  const seconds = Number(headers.get("Retry-After"));
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : 60;
}
