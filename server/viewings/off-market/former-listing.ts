import { eq } from "drizzle-orm";
import { getPublicStatus, isAdvertised } from "../../../domain/listings/listing-state.ts";
import type { AppContext } from "../../app-context.ts";
import { findLandlordChecks } from "../../landlords/landlords.ts";
import type { FormerListing } from "../../listings/listing-record-tables.ts";
import type { ListingRecord } from "../../listings/listing-records.ts";
import { listings } from "../../listings/listing-tables.ts";
import type { Transaction } from "../../platform/database/client.ts";
import type { Actor } from "../../platform/submissions/record-audit.ts";
import { moveListing } from "./move-listing.ts";

/** A home before its state is changed, so that it can be moved back. */
export async function readFormerListing(
  tx: Transaction,
  { id, state, version }: ListingRecord,
): Promise<FormerListing> {
  const { listedAt, previousRentPcm, reducedAt, letAgreedAt } = listings;
  const [row] = await tx
    .select({ listedAt, previousRentPcm, reducedAt, letAgreedAt })
    .from(listings)
    .where(eq(listings.id, id));
  const market = row && {
    listedAt: row.listedAt.toISOString(),
    previousRentPcm: row.previousRentPcm,
    reducedAt: row.reducedAt?.toISOString() ?? null,
    letAgreedAt: row.letAgreedAt?.toISOString() ?? null,
  };
  return { id, state, version, market: market ?? null };
}

/**
 * Moves a home back to what it was.
 * @param record locked by this transaction
 * @returns false if the move was refused
 */
export async function restoreListing(
  tx: Transaction,
  app: AppContext,
  record: ListingRecord,
  { state, market }: FormerListing,
  actor: Actor,
): Promise<boolean> {
  // What was public for a moment is no draft any more: renters may know its page.
  const wasHidden = getPublicStatus(state) === null;
  const to = wasHidden && isAdvertised(record.state) ? "withdrawn" : state;
  // Found on the sanctions list meanwhile: nothing is advertised for its landlord again.
  const checks = await findLandlordChecks(tx, [record.id]);
  if (isAdvertised(to) && checks.get(record.id) === "match") return false;
  const order = { to, actor, cancelViewings: false, isUndo: true };
  const moved = await moveListing(tx, app, record, order);
  if (!moved.ok) return false;
  if (market) {
    const toDate = (text: string | null) => (text === null ? null : new Date(text));
    await tx
      .update(listings)
      .set({
        listedAt: new Date(market.listedAt),
        previousRentPcm: market.previousRentPcm,
        reducedAt: toDate(market.reducedAt),
        letAgreedAt: toDate(market.letAgreedAt),
      })
      .where(eq(listings.id, record.id));
  }
  return true;
}
