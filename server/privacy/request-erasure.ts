import { and, asc, eq, isNotNull, or, sql } from "drizzle-orm";
import type { AuditAction } from "../../domain/shared/audit-actions.ts";
import type { ErasureReason } from "../../domain/privacy/erasure.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import type { AppContext } from "../app-context.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { isCallerOf } from "../conversations/callers.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { findDataSubject, isErasureOf } from "./data-subject.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { transact } from "../platform/database/transact.ts";
import { recordAudit, type StaffActor } from "../platform/submissions/record-audit.ts";
import { type Erasure, erasePersonIn } from "./erase-person.ts";
import { erasureRequests } from "./erasure-request-table.ts";

/**
 * Asks that a person's data be erased. Somebody else has to confirm it.
 * @param contactId as of `findDataSubject`, here and below
 * @returns `asked-already` if it is being asked for any contact of the person
 */
export async function requestErasure(
  { database, now }: AppContext,
  actor: StaffActor,
  { contactId, reason }: { contactId: string; reason: ErasureReason },
): Promise<"asked" | "asked-already" | "none"> {
  return transact(database.orm, async (tx) => {
    const subject = await lockSubject(tx, contactId);
    if (subject === null) return "none";
    if ((await findOpenErasure(tx, contactId)) !== null) return "asked-already";
    const [request] = await tx
      .insert(erasureRequests)
      .values({ ...subject, reason, askedBy: actor.staffId, askedAt: now() })
      .onConflictDoNothing()
      .returning({ id: erasureRequests.id });
    if (!request) return "asked-already";
    await note(tx, actor, "erasure.asked", request.id);
    return "asked";
  });
}

export type ErasureDecision =
  | Erasure
  /** It is decided already, or there is none. */
  | { outcome: "none" }
  /** Whoever asked can't confirm. */
  | { outcome: "same-person" };

/**
 * Erases what a colleague asked to erase. Nothing changes if something blocks it.
 * @param contactId the person whose page the confirmation comes from
 */
export async function confirmErasure(
  { database, now }: AppContext,
  actor: StaffActor,
  { requestId, contactId }: { requestId: string; contactId: string },
): Promise<ErasureDecision> {
  return transact(database.orm, async (tx) => {
    const request = await lockRequest(tx, requestId, contactId);
    if (request === null) return { outcome: "none" };
    if (request.askedBy === actor.staffId) return { outcome: "same-person" };
    const subject = await findDataSubject(tx, contactId);
    if (subject === null) return { outcome: "none" };
    const erasure = await erasePersonIn(tx, actor, subject.key, now());
    if (erasure.outcome === "blocked") return erasure;
    await decide(tx, requestId, { state: "confirmed", decidedBy: actor.staffId, decidedAt: now() });
    await note(tx, actor, "erasure.confirmed", requestId);
    return erasure;
  });
}

/**
 * Takes the question back, or answers it with no. Whoever asked may do so, too.
 * @param contactId the person whose page it comes from
 */
export async function withdrawErasure(
  { database, now }: AppContext,
  actor: StaffActor,
  { requestId, contactId }: { requestId: string; contactId: string },
): Promise<"withdrawn" | "none"> {
  return transact(database.orm, async (tx) => {
    if ((await lockRequest(tx, requestId, contactId)) === null) return "none";
    await decide(tx, requestId, { state: "withdrawn", decidedBy: actor.staffId, decidedAt: now() });
    await note(tx, actor, "erasure.withdrawn", requestId);
    return "withdrawn";
  });
}

/** The erasure that is being asked for, whichever contact of the person it names. */
export async function findOpenErasure(db: Queryable, contactId: string) {
  const [request] = await db
    .select()
    .from(erasureRequests)
    .where(await isErasureOf(db, contactId));
  return request ?? null;
}

/** Oldest first. */
export function listOpenErasures(db: Queryable) {
  return db
    .select({
      id: erasureRequests.id,
      subjectId: sql<string>`coalesce(${contacts.id}, ${conversations.id})`,
      name: sql<string>`coalesce(${contacts.firstname} || ' ' || ${contacts.lastname}, ${conversations.name})`,
      reason: erasureRequests.reason,
      askedBy: erasureRequests.askedBy,
      askedAt: erasureRequests.askedAt,
    })
    .from(erasureRequests)
    .leftJoin(contacts, eq(contacts.id, erasureRequests.contactId))
    .leftJoin(conversations, eq(conversations.id, erasureRequests.conversationId))
    .where(
      and(
        eq(erasureRequests.state, "asked"),
        or(isNotNull(contacts.id), isNotNull(conversations.id)),
      ),
    )
    .orderBy(asc(erasureRequests.askedAt));
}

export async function countOpenErasures(db: Queryable): Promise<number> {
  return (await listOpenErasures(db)).length;
}

async function lockRequest(tx: Transaction, id: string, contactId: string) {
  const [request] = await tx
    .select()
    .from(erasureRequests)
    .where(and(eq(erasureRequests.id, id), await isErasureOf(tx, contactId)))
    .for("update");
  return request ?? null;
}

/** Two who ask at once ask one after the other, for a caller whichever conversation they name. */
async function lockSubject(tx: Transaction, id: string) {
  const subject = await findDataSubject(tx, id);
  if (subject === null) return null;
  if (typeof subject.key === "string" || "contactId" in subject.key) {
    const own = eq(contacts.id, subject.id);
    const [contact] = await tx.select({ id: contacts.id }).from(contacts).where(own).for("update");
    return contact ? { contactId: contact.id } : null;
  }
  const calls = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(isCallerOf([subject.key.phoneKey]))
    .orderBy(asc(conversations.id))
    .for("update");
  return calls.some((call) => call.id === id) ? { conversationId: id } : null;
}

/** A caller got a card: what is being asked about them is about the card. */
export async function moveErasure(tx: Transaction, callerId: string, contactId: string) {
  const open = await isErasureOf(tx, callerId);
  await tx.update(erasureRequests).set({ contactId, conversationId: null }).where(open);
}

async function decide(
  tx: Transaction,
  id: string,
  decision: Pick<typeof erasureRequests.$inferInsert, "state" | "decidedBy" | "decidedAt">,
): Promise<void> {
  await tx.update(erasureRequests).set(decision).where(eq(erasureRequests.id, id));
}

async function note(
  tx: Transaction,
  actor: StaffActor,
  action: AuditAction,
  requestId: string,
): Promise<void> {
  await recordAudit(tx, { actor, action, subject: "erasure", subjectId: requestId });
  await notifyOffice(tx, { subject: "person", id: null });
}
