import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import type { Database, Transaction } from "../database/client.ts";
import { idempotencyKeys } from "./submission-tables.ts";
import type { Outcome, Refused, Submission } from "./outcome.ts";

export interface Call<Answer extends Record<string, string | boolean>> {
  name: string;
  answer: v.GenericSchema<Answer>;
}

class RefusedError extends Error {
  readonly outcome: Refused;
  constructor(outcome: Refused) {
    super("A use case refused; its transaction is undone.");
    this.outcome = outcome;
  }
}

export async function findStoredResponse<Answer extends Record<string, string | boolean>>(
  database: Database,
  call: Call<Answer>,
  submission: Submission,
): Promise<Outcome<Answer> | null> {
  const [row] = await database.orm
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.call, call.name), eq(idempotencyKeys.key, submission.key)));
  if (!row) return null;
  if (row.bodyHash !== submission.bodyHash) return { ok: false, refusal: otherBody };
  return { ok: true, answer: v.parse(call.answer, row.answer) };
}

/** Whether a submission with this key was stored, whatever its call and body. */
export async function isStored({ orm }: Database, key: string): Promise<boolean> {
  if (!v.is(v.pipe(v.string(), v.uuid()), key)) return false;
  return (await orm.$count(idempotencyKeys, eq(idempotencyKeys.key, key))) > 0;
}

/**
 * Runs the work and records its idempotency key in one transaction. Of two equal concurrent
 * submissions the second waits and gets the first's answer. A refusal rolls everything back, so
 * that the visitor can retry.
 */
export async function withIdempotency<Answer extends Record<string, string | boolean>>(
  database: Database,
  call: Call<Answer>,
  submission: Submission,
  work: (tx: Transaction) => Promise<Outcome<Answer>>,
): Promise<Outcome<Answer>> {
  const { key, bodyHash } = submission;
  try {
    const outcome = await database.orm.transaction(async (tx) => {
      const claimed = await tx
        .insert(idempotencyKeys)
        .values({ call: call.name, key, bodyHash })
        .onConflictDoNothing()
        .returning({ key: idempotencyKeys.key });
      if (claimed.length === 0) return null;
      const result = await work(tx);
      if (!result.ok) throw new RefusedError(result);
      await tx
        .update(idempotencyKeys)
        .set({ answer: result.answer })
        .where(and(eq(idempotencyKeys.call, call.name), eq(idempotencyKeys.key, key)));
      return result;
    });
    return outcome ?? (await findStoredResponse(database, call, submission)) ?? failUnreachable();
  } catch (error) {
    if (error instanceof RefusedError) return error.outcome;
    throw error;
  }
}

function failUnreachable(): never {
  throw new Error("A submission was claimed but left no answer.");
}

const otherBody = {
  title: "Key used before",
  detail: "This Idempotency-Key came with another body before. Send a new key.",
};
