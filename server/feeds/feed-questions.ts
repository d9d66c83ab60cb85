import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { listingIdForm } from "../../domain/listings/listing-id.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import type { AppContext } from "../app-context.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { listings } from "../listings/listing-tables.ts";
import { splitBatches } from "../platform/database/batches.ts";
import { transact } from "../platform/database/transact.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { recordAudit, type StaffActor } from "../platform/submissions/record-audit.ts";
import { tenancies } from "../tenancies/tenancy-tables.ts";
import { feedQuestions } from "./feed-tables.ts";

/**
 * Notes homes that the feed lacks though they are being let, and forgets those that it has again.
 * What was answered stays answered until then.
 */
export async function askAboutMissing(
  tx: Transaction,
  asked: readonly { id: string }[],
  present: readonly string[],
  at: Date,
): Promise<void> {
  for (const batch of splitBatches(present)) {
    await tx.delete(feedQuestions).where(inArray(feedQuestions.listingId, [...batch]));
  }
  if (asked.length === 0) return;
  await tx
    .insert(feedQuestions)
    .values(asked.map(({ id }) => ({ listingId: id, askedAt: at })))
    .onConflictDoNothing();
}

/** Open questions: once the tenancy is over, the next import withdraws the home by itself. */
const isOpen = and(isNull(feedQuestions.keptAt), eq(tenancies.state, "progressing"));

export function listFeedQuestions(db: Queryable) {
  return db
    .select({
      id: feedQuestions.listingId,
      name: listings.name,
      outcode: listings.outcode,
      agentRef: listings.agentRef,
      askedAt: feedQuestions.askedAt,
    })
    .from(feedQuestions)
    .innerJoin(listings, eq(listings.id, feedQuestions.listingId))
    .innerJoin(listingRecords, eq(listingRecords.id, listings.id))
    .innerJoin(tenancies, eq(tenancies.listingId, listings.id))
    .where(isOpen)
    .orderBy(asc(feedQuestions.askedAt), asc(feedQuestions.listingId));
}

/** The home stays as long as its tenancy is under way, whatever the feed lacks. */
export async function keepMissingHome(
  { database, now }: AppContext,
  actor: StaffActor,
  listingId: string,
): Promise<boolean> {
  if (!listingIdForm.test(listingId)) return false;
  return transact(database.orm, async (tx) => {
    const kept = await tx
      .update(feedQuestions)
      .set({ keptAt: now(), keptBy: actor.staffId })
      .where(and(eq(feedQuestions.listingId, listingId), isNull(feedQuestions.keptAt)))
      .returning({ id: feedQuestions.listingId });
    if (kept.length === 0) return false;
    const what = { action: "feed.home-kept", subject: "listing", subjectId: listingId } as const;
    await recordAudit(tx, { actor, ...what });
    await notifyOffice(tx, { subject: "feed", id: listingId });
    return true;
  });
}
