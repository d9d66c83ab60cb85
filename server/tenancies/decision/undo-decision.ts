import { and, eq, inArray, sql } from "drizzle-orm";
import { notifyOffice } from "../../agency/office-changes.ts";
import type { AppContext } from "../../app-context.ts";
import { conversationMessages, conversations } from "../../conversations/conversation-tables.ts";
import { lockRecord } from "../../listings/listing-records.ts";
import { recordDecision } from "./decide-offer.ts";
import { offerHistory, offers } from "../../offers/offer-tables.ts";
import { lockOffer } from "../../offers/offers.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import type { Outcome, Refused } from "../../platform/submissions/outcome.ts";
import {
  type Actor,
  recordAudit,
  type StaffActor,
} from "../../platform/submissions/record-audit.ts";
import { changedSinceUndo, refuse, tooLateToUndo } from "../../staff/refusals.ts";
import { findOverlap } from "../../viewings/bookings/bookings.ts";
import { restoreListing } from "../../viewings/off-market/former-listing.ts";
import { restoreViewings } from "../../viewings/off-market/restore-viewings.ts";
import { decisionUndos, type FormerHome } from "./decision-undo-table.ts";
import { getActorName } from "./accept-offer.ts";
import { isOpen, isUnsentOf, isUntouched, listUndos } from "./held-decisions.ts";
import { lockTenancy } from "../load-tenancy.ts";
import { tenancies } from "../tenancy-tables.ts";

type Undone = Outcome<{ done: string }>;

/**
 * Undoes the last decision of a home: its mails never go, the offers wait again, the tenancy is gone, the
 * home and its viewings are as they were. All of it or, where somebody built on it, none.
 */
export async function undoDecision(
  app: AppContext,
  actor: StaffActor,
  listingId: string,
  undoId: string,
): Promise<Undone> {
  try {
    return await transact(app.database.orm, (tx) => undoIn(tx, app, actor, listingId, undoId));
  } catch (error) {
    if (findOverlap(error) === null) throw error;
    return refuse(
      "Someone else has taken the time of a cancelled viewing, so we haven’t undone anything.",
    );
  }
}

async function undoIn(
  tx: Transaction,
  app: AppContext,
  actor: Actor,
  listingId: string,
  undoId: string,
): Promise<Undone> {
  const now = app.now();
  const record = await lockRecord(tx, listingId);
  const [last] = await listUndos(tx, [listingId], now);
  if (record === null || last?.id !== undoId) return tooLateToUndo;
  const { former } = last;
  const problem = await takeBack(tx, former, record.version);
  if (problem !== null) return problem;
  if (record.state !== former.listing.state) {
    const { id, version } = former.listing;
    if (!(await restoreListing(tx, app, record, { ...former.listing, version }, actor)))
      throw new Error(`The home ${id} could not be moved back.`);
  }
  await restoreViewings(tx, listingId, former.viewings, { actor, now });
  for (const offer of former.offers) await restoreOffer(tx, offer, actor, now);
  await noteUnsaid(tx, former);
  for (const one of former.conversations) await restoreConversation(tx, one, actor, now);
  await tx.delete(decisionUndos).where(eq(decisionUndos.id, undoId));
  await recordAudit(tx, {
    actor,
    action: "offer.decision-undone",
    subject: "listing",
    subjectId: listingId,
    detail: { decision: last.decision },
  });
  await notifyOffice(tx, { subject: "offer", id: null });
  await notifyOffice(tx, { subject: "diary", id: null });
  await notifyOffice(tx, { subject: "tenancy", id: former.tenancyId });
  return { ok: true, answer: { done: "Undone. No emails were sent." } };
}

/**
 * A renter withdraws what their page shows them, an offer that nobody has decided. The acceptance that was
 * not told yet is taken back first, so that no mail says what is over; of another decision their own mails
 * are dropped.
 */
export async function forgetUntold(
  tx: Transaction,
  app: AppContext,
  { listingId, offerId }: { listingId: string; offerId: string },
): Promise<Outcome<{ isUndone: boolean }>> {
  const undos = await listUndos(tx, [listingId], app.now());
  const index = undos.findIndex(({ former }) => former.offers.some(({ id }) => id === offerId));
  const about = undos[index];
  if (about === undefined || !(await isOpen(tx, about.former))) return notUndone;
  const { former } = about;
  if (former.offers.some(({ id, became }) => id === offerId && became.state === "accepted")) {
    for (const { id } of undos.slice(0, index + 1)) {
      const undone = await undoIn(tx, app, "visitor", listingId, id);
      if (!undone.ok) return undone;
    }
    return { ok: true, answer: { isUndone: true } };
  }
  const own = and(isUnsentOf(former.mailIds), eq(outbox.aboutId, offerId));
  const deleted = await tx.delete(outbox).where(own).returning({ id: outbox.id });
  const dropped = new Set(deleted.map(({ id }) => id));
  const left = {
    ...former,
    offers: former.offers.filter(({ id }) => id !== offerId),
    mailIds: former.mailIds.filter((id) => !dropped.has(id)),
  };
  await tx.update(decisionUndos).set({ former: left }).where(eq(decisionUndos.id, about.id));
  return notUndone;
}

const notUndone: Outcome<{ isUndone: boolean }> = { ok: true, answer: { isUndone: false } };

/** Deletes what the decision made, unless somebody built on it. */
async function takeBack(
  tx: Transaction,
  { listing, offers: changed, tenancyId, mailIds }: FormerHome,
  version: number,
): Promise<Refused | null> {
  if (version !== listing.version) return changedSinceUndo;
  for (const { id, became } of changed) {
    const offer = await lockOffer(tx, id);
    if (offer?.state !== became.state || offer.backupUntil !== became.backupUntil)
      return changedSinceUndo;
  }
  if (tenancyId !== null) {
    const loaded = await lockTenancy(tx, tenancyId);
    if (loaded === null || !(await isUntouched(tx, loaded, mailIds)))
      return refuse("Someone has updated this tenancy. End it from its own page instead.");
    await tx.delete(tenancies).where(eq(tenancies.id, tenancyId));
  }
  const unsent = await tx.delete(outbox).where(isUnsentOf(mailIds)).returning({ id: outbox.id });
  return unsent.length === mailIds.length
    ? null
    : refuse(
        "We’ve already started sending an email about this decision, so we haven’t undone anything.",
      );
}

async function restoreOffer(
  tx: Transaction,
  { id, was }: FormerHome["offers"][number],
  actor: Actor,
  at: Date,
): Promise<void> {
  await tx.update(offers).set(was).where(eq(offers.id, id));
  await tx
    .insert(offerHistory)
    .values({ offerId: id, action: "undo", state: was.state, actor: getActorName(actor), at });
  const undone = { offerId: id, decision: "undo", reason: null, note: "" } as const;
  await recordDecision(tx, { ...undone, actor, at });
}

/**
 * What was answered was told to nobody, so that it becomes a note: the office reads what there was. That a
 * viewing ended is not true any more, and whoever only came to view has no note that says it was undone.
 */
async function noteUnsaid(tx: Transaction, { messageIds = [] }: FormerHome): Promise<void> {
  const { id, kind, conversationId } = conversationMessages;
  const toldHere = inArray(id, messageIds);
  await tx
    .update(conversationMessages)
    .set({ kind: "note" })
    .where(and(toldHere, eq(kind, "reply")));
  const gone = await tx
    .delete(conversationMessages)
    .where(and(toldHere, eq(kind, "event")))
    .returning({ id: conversationId });
  for (const one of gone) await notifyOffice(tx, { subject: "conversation", id: one.id });
}

/** Waits for its answer again, unless somebody was there meanwhile. */
async function restoreConversation(
  tx: Transaction,
  { id, version, state, unread, ...times }: FormerHome["conversations"][number],
  actor: Actor,
  at: Date,
): Promise<void> {
  const toDate = (text: string | null) => (text === null ? null : new Date(text));
  await tx
    .update(conversations)
    .set({
      state,
      unread,
      snoozedUntil: toDate(times.snoozedUntil),
      waitingSince: toDate(times.waitingSince),
      firstAnsweredAt: toDate(times.firstAnsweredAt),
      answeredAt: toDate(times.answeredAt),
      version: sql`${conversations.version} + 1`,
    })
    .where(and(eq(conversations.id, id), eq(conversations.version, version)));
  await tx.insert(conversationMessages).values({
    conversationId: id,
    kind: "note",
    staffId: typeof actor === "string" ? null : actor.staffId,
    body: "The decision was undone before its emails were sent.",
    at,
  });
  await notifyOffice(tx, { subject: "conversation", id });
}
