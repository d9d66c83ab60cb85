import * as v from "valibot";

/** One thing that the server found wrong: where, and what, fit for a person. */
export interface FieldProblem {
  /** `applicant.email`, `extra.freetext`. */
  path: string;
  message: string;
}

export type SubmitOutcome =
  | { kind: "done"; data: unknown }
  | { kind: "invalid"; errors: FieldProblem[] }
  /** Too many submissions: try again after so many seconds. */
  | { kind: "wait"; seconds: number }
  /** No answer, or one that only the house can put right. */
  | { kind: "failed" };

const timeoutMs = 20_000;
/** For a server or a proxy that asks to wait but not for how long. */
const defaultWaitSeconds = 60;

const problemSchema = v.object({
  errors: v.array(v.object({ path: v.string(), message: v.string() })),
});

/**
 * Sends a submission and says what became of it; never throws. The same key and body may be sent
 * again: the server stores them once.
 * @param body JSON
 * @param key a UUID for this submission and its repetitions
 */
export async function submit(
  path: string,
  { body, key }: { body: string; key: string },
): Promise<SubmitOutcome> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return { kind: "done", data: await response.json() };
    if (response.status === 429) return { kind: "wait", seconds: getRetryAfterSeconds(response) };
    if (response.status !== 422) return { kind: "failed" };
    const problem = v.safeParse(problemSchema, await response.json());
    return problem.success
      ? { kind: "invalid", errors: problem.output.errors }
      : { kind: "failed" };
  } catch {
    return { kind: "failed" };
  }
}

function getRetryAfterSeconds(response: Response): number {
  const seconds = Number(response.headers.get("Retry-After"));
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : defaultWaitSeconds;
}
