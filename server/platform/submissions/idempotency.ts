import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import type { Database, Transaction } from "../database/client.ts";
import { idempotencyKeys } from "./submission-tables.ts";
import type { Outcome, Refused, Submission } from "./outcome.ts";
import { transact } from "../database/transact.ts";

export interface Call<Answer extends Record<string, string | boolean>> {
  name: string;
  answer: v.GenericSchema<Answer>;
  answerSecret?: AnswerSecret;
}

/** A field of the answer that opens something, and what it may say, by names of one's own. */
export interface AnswerSecret {
  field: string;
  known: Readonly<Record<string, string>>;
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
  return { ok: true, answer: v.parse(call.answer, restoreSecret(call.answerSecret, row.answer)) };
}

/** Stored is the name of the secret alone: whoever sends the same again is the one who can know it. */
function hideSecret(
  secret: AnswerSecret | undefined,
  answer: Record<string, string | boolean>,
): Record<string, string | boolean> {
  if (!secret) return answer;
  const { field, known } = secret;
  const name = Object.keys(known).find((one) => known[one] === answer[field]);
  if (name === undefined) throw new Error("A call answered a secret that a repeat can't know.");
  return { ...answer, [field]: name };
}

function restoreSecret(
  secret: AnswerSecret | undefined,
  stored: Record<string, string | boolean> | null,
): unknown {
  if (!secret || !stored) return stored;
  return { ...stored, [secret.field]: secret.known[String(stored[secret.field])] };
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
    const outcome = await transact(database.orm, async (tx) => {
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
        .set({ answer: hideSecret(call.answerSecret, result.answer) })
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
  title: "Idempotency key already used",
  detail: "This Idempotency-Key was used with a different request body. Send a new key.",
};
