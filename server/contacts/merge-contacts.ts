import { and, eq, inArray, sql } from "drizzle-orm";
import type { AuditAction } from "../../domain/shared/audit-actions.ts";
import { canUndoMerge } from "../../domain/contacts/merge-rules.ts";
import { createLinkSlot } from "../../domain/shared/mail/link-slot.ts";
import { revokeFollowedLinks } from "../access-links/access-links.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import type { AppContext } from "../app-context.ts";
import type { Transaction } from "../platform/database/client.ts";
import { transact } from "../platform/database/transact.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { type Actor, recordAudit } from "../platform/submissions/record-audit.ts";
import { contactMerges, joinConfirmations } from "./contact-tables.ts";
import { findPersonId, listPersonContactIds } from "./person-contacts.ts";

/**
 * Joins one person's contacts to another's. Their records keep their contact and their ids.
 * @param contactId of the person to join, any contact of theirs
 * @param intoId of the person whose name stays on the card
 * @returns the contact that was joined to another, by which the join is known
 */
export async function mergeContactsIn(
  tx: Transaction,
  actor: Actor,
  { contactId, intoId }: { contactId: string; intoId: string },
  mergedAt: Date,
): Promise<{ joinedId: string } | "same-person" | "none"> {
  await lockMerges(tx);
  const from = await findPersonId(tx, contactId);
  const into = await findPersonId(tx, intoId);
  if (from === null || into === null) return "none";
  if (from === into) return "same-person";
  const mergedBy = typeof actor === "string" ? actor : actor.staffId;
  await tx.insert(contactMerges).values({ contactId: from, intoId: into, mergedAt, mergedBy });
  await noteMerge(tx, actor, "contact.merged", from, into);
  return { joinedId: from };
}

/** @param contactId the one that was joined to another */
export async function undoMerge(
  { database, now }: AppContext,
  actor: Actor,
  contactId: string,
): Promise<"undone" | "none" | "too-late"> {
  return transact(database.orm, async (tx) => {
    await lockMerges(tx);
    const [merge] = await tx
      .select()
      .from(contactMerges)
      .where(eq(contactMerges.contactId, contactId));
    if (!merge) return "none";
    const at = now();
    if (!canUndoMerge(merge.mergedAt, at)) return "too-late";
    await revokeFollowedLinks(tx, await listPersonContactIds(tx, [contactId]), at);
    await dropQuestions(tx, contactId);
    await tx.delete(contactMerges).where(eq(contactMerges.contactId, contactId));
    await noteMerge(tx, actor, "contact.unmerged", contactId, merge.intoId);
    return "undone";
  });
}

/** Mails that wait to ask whether a join is right ask nobody once it is undone. */
async function dropQuestions(tx: Transaction, joinedId: string): Promise<void> {
  const asked = await tx
    .select({ id: joinConfirmations.id, contactId: joinConfirmations.contactId })
    .from(joinConfirmations)
    .where(eq(joinConfirmations.joinedId, joinedId));
  for (const { id, contactId } of asked) {
    const slot = createLinkSlot("joined-contact", id);
    await tx
      .delete(outbox)
      .where(
        and(
          eq(outbox.kind, "join-confirmation"),
          eq(outbox.aboutId, contactId),
          inArray(outbox.state, ["waiting", "stopped"]),
          sql`strpos(${outbox.html}, ${slot}) > 0`,
        ),
      );
  }
}

/** Two merges at once could join two contacts to each other. */
export async function lockMerges(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('contact merges', 0))`);
}

/** Under both contacts, so that the history of either shows it. */
async function noteMerge(
  tx: Transaction,
  actor: Actor,
  action: AuditAction,
  contactId: string,
  otherId: string,
): Promise<void> {
  const row = { actor, action, subject: "contact" } as const;
  await recordAudit(tx, { ...row, subjectId: contactId, detail: { with: otherId } });
  await recordAudit(tx, { ...row, subjectId: otherId, detail: { with: contactId } });
  await notifyOffice(tx, { subject: "person", id: otherId });
}
