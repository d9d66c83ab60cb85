import { and, eq } from "drizzle-orm";
import type { Outcome, Submission } from "../api/write-call.ts";
import type { Database, Transaction } from "../db/client.ts";
import { idempotencyKeys } from "../db/schema.ts";

type Answer = Record<string, string | boolean>;

class Refused extends Error {
  readonly outcome: Outcome<never>;
  constructor(outcome: Outcome<never>) {
    super("A use case refused; its transaction is undone.");
    this.outcome = outcome;
  }
}

/** The answer that this submission got before, if it was made before. */
export async function earlierAnswer<A extends Answer>(
  database: Database,
  call: string,
  submission: Submission,
): Promise<Outcome<A> | null> {
  const [row] = await database.orm
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.call, call), eq(idempotencyKeys.key, submission.key)));
  if (!row) return null;
  if (row.bodyHash !== submission.bodyHash) return { ok: false, problem: otherBody };
  return { ok: true, answer: row.answer as A };
}

/**
 * Does the work in one transaction, together with the note that this submission was made.
 * Of two equal submissions at the same moment the second waits and gets the first one's answer.
 * A refusal undoes everything, the note too, so that the visitor can try again.
 */
export async function once<A extends Answer>(
  database: Database,
  call: string,
  submission: Submission,
  work: (tx: Transaction) => Promise<Outcome<A>>,
): Promise<Outcome<A>> {
  const { key, bodyHash } = submission;
  try {
    const outcome = await database.orm.transaction(async (tx) => {
      const claimed = await tx
        .insert(idempotencyKeys)
        .values({ call, key, bodyHash })
        .onConflictDoNothing()
        .returning({ key: idempotencyKeys.key });
      if (claimed.length === 0) return null;
      const result = await work(tx);
      if (!result.ok) throw new Refused(result);
      await tx
        .update(idempotencyKeys)
        .set({ answer: result.answer })
        .where(and(eq(idempotencyKeys.call, call), eq(idempotencyKeys.key, key)));
      return result;
    });
    return outcome ?? (await earlierAnswer<A>(database, call, submission)) ?? unreachable();
  } catch (error) {
    if (error instanceof Refused) return error.outcome;
    throw error;
  }
}

function unreachable(): never {
  throw new Error("A submission was claimed but left no answer.");
}

const otherBody = {
  status: 422,
  title: "Key used before",
  detail: "This Idempotency-Key came with another body before. Send a new key.",
} as const;
