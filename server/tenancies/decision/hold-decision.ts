import { and, eq, inArray, isNotNull, lte, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import { undoMinutes } from "../../../domain/offers/held-decision.ts";
import type { AppContext } from "../../app-context.ts";
import { conversationMessages, conversations } from "../../conversations/conversation-tables.ts";
import { addMissingRecords, blmOrigin, lockRecord } from "../../listings/listing-records.ts";
import { listings } from "../../listings/listing-tables.ts";
import { offers } from "../../offers/offer-tables.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import type { StaffActor } from "../../platform/submissions/record-audit.ts";
import { readFormerListing } from "../../viewings/off-market/former-listing.ts";
import { readViewingsAhead } from "../../viewings/off-market/restore-viewings.ts";
import { decisionUndos, type FormerHome } from "./decision-undo-table.ts";
import { isQueuedHere } from "../../platform/mail/outbox-desk.ts";
import { tenancies } from "../tenancy-tables.ts";

type Decision = typeof decisionUndos.$inferInsert.decision;

/**
 * Decides of an offer so that it can be undone: what was there is kept, and the mails of this
 * transaction wait. Locks the home, so that of two who decide at once the second sees the first's.
 */
export async function holdDecision<Decided extends { ok: boolean }>(
  tx: Transaction,
  { now }: AppContext,
  {
    listingId,
    actor,
    decision,
    decide,
  }: { listingId: string; actor: StaffActor; decision: Decision; decide: () => Promise<Decided> },
): Promise<Decided> {
  const decidedAt = now();
  const before = await readHome(tx, listingId, decidedAt);
  if (before === null) throw new Error("A home with offers has a record.");
  const decided = await decide();
  if (!decided.ok) return decided;
  const after = await readHome(tx, listingId, decidedAt);
  if (after === null) throw new Error("The home is gone.");
  const former: FormerHome = {
    listing: { ...before.listing, version: after.listing.version },
    offers: before.offers.flatMap(({ id, ...was }) => {
      const { id: _id, ...became } = after.offers.find((offer) => offer.id === id)!;
      const isSame = was.state === became.state && was.backupUntil === became.backupUntil;
      return isSame ? [] : [{ id, was, became }];
    }),
    viewings: before.viewings,
    conversations: before.conversations.flatMap((was) => {
      const { version } = after.conversations.find(({ id }) => id === was.id)!;
      return version === was.version ? [] : [{ ...was, version }];
    }),
    messageIds: await listToldHere(tx, listingId),
    tenancyId: after.tenancyId === before.tenancyId ? null : after.tenancyId,
    mailIds: await holdMails(tx),
  };
  await deleteOldUndos(tx, decidedAt);
  await tx
    .insert(decisionUndos)
    .values({ listingId, decision, decidedBy: actor.staffId, decidedAt, former });
  return decided;
}

/** Locks the home before it reads. */
async function readHome(tx: Transaction, listingId: string, now: Date) {
  await addMissingRecords(tx, [listingId], blmOrigin);
  const record = await lockRecord(tx, listingId);
  if (record === null) return null;
  await tx
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.id, listingId))
    .for("update");
  const own = await tx
    .select({
      id: offers.id,
      contactId: offers.contactId,
      state: offers.state,
      backupUntil: offers.backupUntil,
    })
    .from(offers)
    .where(and(eq(offers.listingId, listingId), isNotNull(offers.submittedAt)));
  const [begun] = await tx
    .select({ id: tenancies.id })
    .from(tenancies)
    .where(and(eq(tenancies.listingId, listingId), eq(tenancies.state, "progressing")));
  return {
    listing: await readFormerListing(tx, record),
    offers: own.map(({ id, state, backupUntil }) => ({ id, state, backupUntil })),
    viewings: await readViewingsAhead(tx, listingId, now),
    conversations: await readConversations(
      tx,
      listingId,
      own.map(({ contactId }) => contactId),
    ),
    tenancyId: begun?.id ?? null,
  };
}

/** Of the people who offered, about this home, with those that they were joined to. */
async function readConversations(
  tx: Transaction,
  listingId: string,
  contactIds: string[],
): Promise<FormerHome["conversations"]> {
  const about = and(
    eq(conversations.listingId, listingId),
    inArray(conversations.contactId, contactIds),
  );
  // Either has an index of its own, which a condition of both would not use.
  const own = tx.select({ id: conversations.id }).from(conversations).where(about);
  const joined = tx
    .select({ id: sql<string>`${conversations.mergedInto}` })
    .from(conversations)
    .where(about);
  const rows = await tx
    .select()
    .from(conversations)
    .where(inArray(conversations.id, union(own, joined)));
  return rows.map(({ id, version, state, unread, ...row }) => ({
    id,
    version,
    state,
    unread,
    snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
    waitingSince: row.waitingSince?.toISOString() ?? null,
    firstAnsweredAt: row.firstAnsweredAt?.toISOString() ?? null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }));
}

/**
 * What this transaction told (nothing else has its number) whoever has asked about the home: its viewings
 * end with it, those of people who offered nothing, too.
 */
async function listToldHere(tx: Transaction, listingId: string): Promise<number[]> {
  const told = await tx
    .select({ id: conversationMessages.id })
    .from(conversationMessages)
    .innerJoin(conversations, eq(conversations.id, conversationMessages.conversationId))
    .where(
      and(
        eq(conversations.listingId, listingId),
        inArray(conversationMessages.kind, ["reply", "event"]),
        sql`${conversationMessages}.xmin = pg_current_xact_id()::xid`,
      ),
    );
  return told.map(({ id }) => id);
}

/** By the clock of the database, as the worker that sends them. */
async function holdMails(tx: Transaction): Promise<string[]> {
  const held = await tx
    .update(outbox)
    .set({ nextAttemptAt: sql`now() + make_interval(mins => ${undoMinutes})` })
    .where(isQueuedHere)
    .returning({ id: outbox.id });
  return held.map(({ id }) => id);
}

async function deleteOldUndos(tx: Transaction, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - undoMinutes * 60_000);
  await tx.delete(decisionUndos).where(lte(decisionUndos.decidedAt, oldest));
}
