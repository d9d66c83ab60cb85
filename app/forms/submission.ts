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
  /** Body without a token. */
  content: string;
  key: string;
  body: string;
}

type BuildBody = (token: string) => object;

/**
 * Submits a form with retries. A retry with the same answers reuses the idempotency key and body,
 * so nothing is stored twice. Changed answers or an expired human check start a new submission.
 */
export function createSubmission(options: {
  /** Part of the body that changes with each attempt. */
  readSignals: () => object;
  token: () => Promise<string>;
  send: (attempt: { body: string; key: string }) => Promise<SubmitOutcome>;
}): (buildBody: BuildBody) => Promise<SubmissionResult> {
  let attempt: Attempt | null = null;
  let failures = 0;

  async function prepareAttempt(buildBody: BuildBody): Promise<Attempt | null> {
    const content = JSON.stringify(buildBody(""));
    if (attempt?.content === content) return attempt;
    const token = await options.token().catch(() => null);
    if (token === null) return null;
    const body = JSON.stringify({ ...options.readSignals(), ...buildBody(token) });
    return { content, key: crypto.randomUUID(), body };
  }

  async function send(buildBody: BuildBody, isRetry: boolean): Promise<SubmissionResult> {
    attempt = await prepareAttempt(buildBody);
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
    return isRetry ? { kind: "unproven" } : send(buildBody, true);
  }

  return (buildBody) => send(buildBody, false);
}

function isHumanCheckProblem({ path }: FieldProblem): boolean {
  return /recaptchatoken$/i.test(path);
}
