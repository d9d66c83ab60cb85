import type { FieldProblem, SubmitOutcome } from "./submit.ts";

export type SubmissionResult =
  | { kind: "done"; answer: unknown }
  | { kind: "invalid"; errors: FieldProblem[] }
  | { kind: "wait"; seconds: number }
  /** The human check could not be solved. */
  | { kind: "unproven" }
  /** The first failure: the visitor may try again. */
  | { kind: "failed-once" }
  /** The second in a row. */
  | { kind: "failed-again" };

interface Attempt {
  /** The answers it carries, as JSON. */
  answers: string;
  key: string;
  body: string;
}

/**
 * The sending of one form, as often as it takes. A repetition with the same answers goes out with
 * the same key and body, so that nothing is stored twice when only the reply was lost. Other
 * answers, or a human check that no longer holds, make a new submission.
 */
export function submissionOf<Answers extends object>(how: {
  bodyOf: (answers: Answers, token: string) => object;
  token: () => Promise<string>;
  send: (attempt: { body: string; key: string }) => Promise<SubmitOutcome>;
}): (answers: Answers) => Promise<SubmissionResult> {
  let attempt: Attempt | null = null;
  let failures = 0;

  async function attemptFor(answers: Answers): Promise<Attempt | null> {
    const json = JSON.stringify(answers);
    if (attempt?.answers === json) return attempt;
    const token = await how.token().catch(() => null);
    if (token === null) return null;
    const body = JSON.stringify(how.bodyOf(answers, token));
    return { answers: json, key: crypto.randomUUID(), body };
  }

  async function send(answers: Answers, renewed: boolean): Promise<SubmissionResult> {
    attempt = await attemptFor(answers);
    if (!attempt) return { kind: "unproven" };
    const outcome = await how.send(attempt);
    if (outcome.kind === "failed") {
      failures += 1;
      return { kind: failures > 1 ? "failed-again" : "failed-once" };
    }
    failures = 0;
    if (outcome.kind !== "invalid") return outcome;
    attempt = null;
    if (!outcome.errors.some(isAboutHumanCheck)) return outcome;
    return renewed ? { kind: "unproven" } : send(answers, true);
  }

  return (answers) => send(answers, false);
}

function isAboutHumanCheck({ path }: FieldProblem): boolean {
  return /recaptchatoken$/i.test(path);
}
