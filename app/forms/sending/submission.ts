import type { FieldProblem } from "../../../domain/shared/fields/posted-form.ts";
import type { Attempt, AttemptStore } from "./kept-attempt.ts";
import type { SubmitOutcome } from "./submit.ts";

export type SubmissionResult =
  | { kind: "done"; data: unknown }
  | { kind: "invalid"; errors: FieldProblem[] }
  | { kind: "wait"; seconds: number }
  | { kind: "unproven" }
  /** First failure; the visitor may retry. */
  | { kind: "failed-once" }
  /** Second failure in a row. `keptAs`: see the attempt's store. */
  | { kind: "failed-again"; keptAs: string | null };

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
  attempts: AttemptStore;
}): (buildBody: BuildBody) => Promise<SubmissionResult> {
  const { attempts } = options;
  let failures = 0;

  async function prepareAttempt(buildBody: BuildBody): Promise<Attempt | null> {
    const content = JSON.stringify(buildBody(""));
    const last = attempts.read();
    if (last?.content === content) return last;
    const token = await options.token().catch(() => null);
    if (token === null) return null;
    const body = JSON.stringify({ ...options.readSignals(), ...buildBody(token) });
    return { content, key: crypto.randomUUID(), body };
  }

  async function send(buildBody: BuildBody, isRetry: boolean): Promise<SubmissionResult> {
    const attempt = await prepareAttempt(buildBody);
    if (!attempt) return { kind: "unproven" };
    attempts.write(attempt);
    const outcome = await options.send(attempt);
    if (outcome.kind === "failed") {
      failures += 1;
      return failures > 1
        ? { kind: "failed-again", keptAs: attempts.getKeptAs() }
        : { kind: "failed-once" };
    }
    failures = 0;
    if (outcome.kind !== "invalid") return outcome;
    attempts.write(null);
    if (!outcome.errors.some(isHumanCheckProblem)) return outcome;
    return isRetry ? { kind: "unproven" } : send(buildBody, true);
  }

  return (buildBody) => send(buildBody, false);
}

function isHumanCheckProblem({ path }: FieldProblem): boolean {
  return /recaptchatoken$/i.test(path);
}
