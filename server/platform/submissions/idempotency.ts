import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import type { Database, Transaction } from "../database/client.ts";
import { idempotencyKeys } from "./submission-tables.ts";
import type { Outcome, Submission } from "./outcome.ts";

/** A write call, and the form of its answer as it is kept for repetitions. */
export interface Call<Answer extends Record<string, string | boolean>> {
  name: string;
  answer: v.GenericSchema<Answer>;
}

class Refused extends Error {
  readonly outcome: Outcome<never>;
  constructor(outcome: Outcome<never>) {
    super("A use case refused; its transaction is undone.");
    this.outcome = outcome;
  }
}

/** The answer that this submission got before, if it was made before. */
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

/**
 * Does the work in one transaction, together with the note that this submission was made.
 * Of two equal submissions at the same moment the second waits and gets the first one's answer.
 * A refusal undoes everything, the note too, so that the visitor can try again.
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
      if (!result.ok) throw new Refused(result);
      await tx
        .update(idempotencyKeys)
        .set({ answer: result.answer })
        .where(and(eq(idempotencyKeys.call, call.name), eq(idempotencyKeys.key, key)));
      return result;
    });
    return outcome ?? (await findStoredResponse(database, call, submission)) ?? unreachable();
  } catch (error) {
    if (error instanceof Refused) return error.outcome;
    throw error;
  }
}

function unreachable(): never {
  throw new Error("A submission was claimed but left no answer.");
}

const otherBody = {
  title: "Key used before",
  detail: "This Idempotency-Key came with another body before. Send a new key.",
};
