/** An error of one field: `applicant.email` or `extra.freetext`, and a message for people. */
export interface FieldProblem {
  path: string;
  message: string;
}

/** What a page shows after its form was sent without script. */
export type PostedForm =
  | { stage: "form"; step: number; answers: Record<string, string>; errors: FieldProblem[] }
  | {
      stage: "check";
      answers: Record<string, string>;
      /** Stands in for the human check. Valid once, for these answers only. */
      token: string;
      notice: CheckNotice | null;
    }
  | { stage: "sent"; answers: Record<string, string> };

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
