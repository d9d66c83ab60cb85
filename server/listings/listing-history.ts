import { eq, inArray, sql } from "drizzle-orm";
import type { Listing } from "../../domain/listings/listing.ts";
import { splitBatches } from "../platform/database/batches.ts";
import type { Transaction } from "../platform/database/client.ts";
import { listingEvents, listings } from "./listing-tables.ts";

export type MarketState = Pick<Listing, "status" | "rentPcm">;

export interface ListingChange {
  id: string;
  before: MarketState | null;
  after: MarketState;
}

export type ListingMove = "new" | "reduced" | "back" | "let-agreed" | "withdrawn";

export function describeListingMove({
  before,
  after,
}: Omit<ListingChange, "id">): ListingMove | null {
  if (after.status !== "available") return after.status === before?.status ? null : after.status;
  if (before === null) return "new";
  if (before.status !== "available") return "back";
  return after.rentPcm < before.rentPcm ? "reduced" : null;
}

/**
 * Updates listing dates and writes an event for each listing that is new, reduced or back. Call it
 * last in the transaction that wrote the listings: other writers wait from here to its end, so that
 * events become visible in id order.
 */
export async function recordListingChanges(
  tx: Transaction,
  changes: readonly ListingChange[],
  at: Date,
): Promise<void> {
  const moves = Map.groupBy(changes, describeListingMove);
  const of = (move: ListingMove) => moves.get(move) ?? [];
  const agreed = { letAgreedAt: at };
  const relisted = { listedAt: at, previousRentPcm: null, reducedAt: null, letAgreedAt: null };
  await setHistory(tx, of("let-agreed"), agreed);
  await setHistory(tx, of("withdrawn"), { letAgreedAt: null });
  await setHistory(tx, of("back"), relisted);
  await setReductions(tx, of("reduced"), at);

  const events = changes.flatMap((change) => toListingEvent(change, at) ?? []);
  if (events.length === 0) return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('listing events', 0))`);
  for (const batch of splitBatches(events)) await tx.insert(listingEvents).values(batch);
}

async function setHistory(
  tx: Transaction,
  changes: readonly ListingChange[],
  history: Partial<typeof listings.$inferInsert>,
): Promise<void> {
  for (const batch of splitBatches(changes)) {
    const ids = batch.map(({ id }) => id);
    await tx.update(listings).set(history).where(inArray(listings.id, ids));
  }
}

async function setReductions(
  tx: Transaction,
  changes: readonly ListingChange[],
  at: Date,
): Promise<void> {
  for (const { id, before } of changes) {
    await tx
      .update(listings)
      .set({ previousRentPcm: before?.rentPcm ?? null, reducedAt: at })
      .where(eq(listings.id, id));
  }
}

function toListingEvent(change: ListingChange, at: Date): typeof listingEvents.$inferInsert | null {
  const { id: listingId, before, after } = change;
  const kind = describeListingMove(change);
  if (kind === null || kind === "let-agreed" || kind === "withdrawn") return null;
  return {
    listingId,
    kind,
    rentPcm: after.rentPcm,
    previousRentPcm: kind === "reduced" ? (before?.rentPcm ?? null) : null,
    happenedAt: at,
  };
}
