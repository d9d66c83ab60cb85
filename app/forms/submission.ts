import type { FieldProblem } from "../../domain/shared/posted-form.ts";
import type { SubmitOutcome } from "./submit.ts";

export type SubmissionResult =
  | { kind: "done"; data: unknown }
  | { kind: "invalid"; errors: FieldProblem[] }
  | { kind: "wait"; seconds: number }
  | { kind: "unproven" }
  /** First failure; the visitor may retry. */
  | { kind: "failed-once" }
  /** Second failure in a row. */
  | { kind: "failed-again" };

interface Attempt {
  answers: string;
  key: string;
  body: string;
}

/**
 * Submits a form with retries. A retry with the same answers reuses the idempotency key and body,
 * so nothing is stored twice. Changed answers or an expired human check start a new submission.
 */
export function createSubmission<Answers extends object>(options: {
  buildBody: (answers: Answers, token: string) => object;
  token: () => Promise<string>;
  send: (attempt: { body: string; key: string }) => Promise<SubmitOutcome>;
}): (answers: Answers) => Promise<SubmissionResult> {
  let attempt: Attempt | null = null;
  let failures = 0;

  async function prepareAttempt(answers: Answers): Promise<Attempt | null> {
    const json = JSON.stringify(answers);
    if (attempt?.answers === json) return attempt;
    const token = await options.token().catch(() => null);
    if (token === null) return null;
    const body = JSON.stringify(options.buildBody(answers, token));
    return { answers: json, key: crypto.randomUUID(), body };
  }

  async function send(answers: Answers, isRetry: boolean): Promise<SubmissionResult> {
    attempt = await prepareAttempt(answers);
    if (!attempt) return { kind: "unproven" };
    const outcome = await options.send(attempt);
    if (outcome.kind === "failed") {
      failures += 1;
      return { kind: failures > 1 ? "failed-again" : "failed-once" };
    }
    failures = 0;
    if (outcome.kind !== "invalid") return outcome;
    attempt = null;
    if (!outcome.errors.some(isHumanCheckProblem)) return outcome;
    return isRetry ? { kind: "unproven" } : send(answers, true);
  }

  return (answers) => send(answers, false);
}

function isHumanCheckProblem({ path }: FieldProblem): boolean {
  return /recaptchatoken$/i.test(path);
}
