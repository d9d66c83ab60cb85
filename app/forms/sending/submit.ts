import * as v from "valibot";
import {
  type FieldProblem,
  getRetryAfterSeconds,
  problemSchema,
} from "../../../domain/shared/fields/posted-form.ts";

export type SubmitOutcome =
  | { kind: "done"; data: unknown }
  | { kind: "invalid"; errors: FieldProblem[] }
  /** Rate limited; retry after this many seconds. */
  | { kind: "wait"; seconds: number }
  /** No response, or an error the visitor cannot fix. */
  | { kind: "failed" };

const timeoutMs = 20_000;

/**
 * Sends a submission and never throws. A retry with the same key and body is stored only once.
 * @param body JSON
 * @param key UUID shared by all retries
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
    const { errors } = v.parse(problemSchema, await response.json());
    return errors.length > 0 ? { kind: "invalid", errors } : { kind: "failed" };
  } catch {
    return { kind: "failed" };
  }
}
