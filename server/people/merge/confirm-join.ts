import { and, eq, ne } from "drizzle-orm";
import { isEmailAddress, toEmailKey } from "../../../domain/shared/mail/email-address.ts";
import { findRecordId } from "../../access-links/access-links.ts";
import { notifyOffice } from "../../agency/office-changes.ts";
import type { AppContext } from "../../app-context.ts";
import { contactMerges, joinConfirmations } from "../../contacts/contact-tables.ts";
import { lockMerges } from "../../contacts/merge-contacts.ts";
import { listContacts } from "../../contacts/person-contacts.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import { recordAudit } from "../../platform/submissions/record-audit.ts";

export type JoinState =
  | { state: "asked" }
  /** Complete once the other address has confirmed, too. */
  | { state: "confirmed"; isComplete: boolean }
  /** The link is over, or staff have separated the two. */
  | { state: "none" };

/** What the link of a mail asks. Opening it confirms nothing: mail scanners open links. */
export async function findJoin(app: AppContext, linkSecret: string): Promise<JoinState> {
  const id = await findRecordId(app, "joined-contact", linkSecret);
  const asked = id === null ? null : await readAsked(app.database.orm, id);
  return asked ? describe(asked) : { state: "none" };
}

/**
 * Confirms a join for the mailbox that has the link. Its owner names the other address: whoever has
 * none can't confirm somebody else's by mistake, and the mail need not tell it.
 * @param typed the other address
 * @param address of the client, as rate limits count it
 */
export async function confirmJoin(
  app: AppContext,
  linkSecret: string,
  { typed, address }: { typed: string; address: string },
): Promise<JoinState | { state: "wait" | "no-address" | "other-address" }> {
  if ((await app.caseLimits.joins(`address ${address}`)) !== null) return { state: "wait" };
  const id = await findRecordId(app, "joined-contact", linkSecret);
  if (id === null) return { state: "none" };
  if (!isEmailAddress(typed.trim())) return { state: "no-address" };
  if ((await app.caseLimits.joins(`join ${id}`)) !== null) return { state: "wait" };
  return transact(app.database.orm, async (tx) => {
    await lockMerges(tx);
    const asked = await readAsked(tx, id);
    if (asked === null) return { state: "none" } as const;
    if (asked.confirmedAt !== null) return describe(asked);
    const [other] = await listContacts(tx, [asked.otherId]);
    if (other?.emailKey !== toEmailKey(typed)) return { state: "other-address" } as const;
    const confirmedAt = app.now();
    await tx.update(joinConfirmations).set({ confirmedAt }).where(eq(joinConfirmations.id, id));
    await recordAudit(tx, {
      at: confirmedAt,
      actor: "visitor",
      action: "contact.join-confirmed",
      subject: "contact",
      subjectId: asked.contactId,
    });
    await notifyOffice(tx, { subject: "person", id: asked.contactId });
    return describe({ ...asked, confirmedAt });
  });
}

/** With the other side of the join. */
async function readAsked(db: Queryable, id: string) {
  const { joinedId, contactId, confirmedAt } = joinConfirmations;
  const [asked] = await db
    .select({ joinedId, contactId, confirmedAt, intoId: contactMerges.intoId })
    .from(joinConfirmations)
    .innerJoin(contactMerges, eq(contactMerges.contactId, joinedId))
    .where(eq(joinConfirmations.id, id));
  if (!asked) return null;
  const [other] = await db
    .select({ confirmedAt })
    .from(joinConfirmations)
    .where(and(eq(joinedId, asked.joinedId), ne(joinConfirmations.id, id)));
  return {
    ...asked,
    otherId: asked.contactId === asked.joinedId ? asked.intoId : asked.joinedId,
    otherConfirmedAt: other?.confirmedAt ?? null,
  };
}

function describe({
  confirmedAt,
  otherConfirmedAt,
}: Record<"confirmedAt" | "otherConfirmedAt", Date | null>): JoinState {
  return confirmedAt === null
    ? { state: "asked" }
    : { state: "confirmed", isComplete: otherConfirmedAt !== null };
}
