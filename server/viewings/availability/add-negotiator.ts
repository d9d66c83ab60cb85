import { and, eq, isNotNull, sql } from "drizzle-orm";
import * as v from "valibot";
import type { ActionOf } from "../../../domain/shared/audit-actions.ts";
import { isEmailAddress, toEmailKey } from "../../../domain/shared/mail/email-address.ts";
import { isPhone } from "../../../domain/shared/phone.ts";
import { keepableLine } from "../../../domain/shared/fields/text-fields.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import { negotiators } from "../diary/diary-tables.ts";
import { type Actor, recordAudit } from "../../platform/submissions/record-audit.ts";
import type { AppContext } from "../../app-context.ts";
import type { Outcome, Refused } from "../../platform/submissions/outcome.ts";

export interface NewNegotiator {
  name: string;
  email: string;
  phone: string;
}

const formatLine = (maxLength: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(maxLength), keepableLine);

const fields = v.object({
  name: formatLine(100),
  email: v.pipe(v.string(), v.trim(), v.check(isEmailAddress)),
  phone: v.pipe(formatLine(40), v.check(isPhone)),
});

/** Somebody who shows homes, or does so again: who has left comes back as who they were. */
export async function addNegotiator(
  { database }: Pick<AppContext, "database">,
  negotiator: NewNegotiator,
  actor: Actor = "command line",
): Promise<Outcome<{ id: number }>> {
  const read = v.safeParse(fields, negotiator);
  if (!read.success) {
    const field = v.getDotPath(read.issues[0]) ?? "";
    return refuse(`Enter a valid ${fieldNames[field] ?? field}.`);
  }
  return transact(database.orm, async (tx): Promise<Outcome<{ id: number }>> => {
    const returned = await takeBack(tx, read.output);
    if (returned) {
      await audit(tx, actor, "returned", returned.id);
      return { ok: true, answer: returned };
    }
    // The database's own rule takes two spellings of one address for two people.
    if ((await tx.$count(negotiators, hasAddress(read.output.email))) > 0) return refuse(isTaken);
    const [added] = await tx
      .insert(negotiators)
      .values(read.output)
      .onConflictDoNothing()
      .returning({ id: negotiators.id });
    if (!added) return refuse(isTaken);
    await audit(tx, actor, "added", added.id);
    return { ok: true, answer: added };
  });
}

const fieldNames: Readonly<Record<string, string>> = {
  email: "email address",
  phone: "phone number",
};

const isTaken = "There’s already a negotiator with that email address.";

/** However it is written. */
function hasAddress(email: string) {
  return eq(sql`lower(${negotiators.email})`, toEmailKey(email));
}

async function takeBack(
  tx: Transaction,
  { name, email, phone }: NewNegotiator,
): Promise<{ id: number } | null> {
  const [returned] = await tx
    .update(negotiators)
    .set({ name, phone, leftAt: null })
    .where(and(hasAddress(email), isNotNull(negotiators.leftAt)))
    .returning({ id: negotiators.id });
  return returned ?? null;
}

async function audit(
  tx: Transaction,
  actor: Actor,
  action: ActionOf<"negotiator">,
  id: number,
): Promise<void> {
  const subject = { subject: "negotiator", subjectId: String(id) } as const;
  await recordAudit(tx, { actor, action: `negotiator.${action}`, ...subject });
}

function refuse(detail: string): Refused {
  return { ok: false, refusal: { title: "The negotiator can't be added", detail } };
}
