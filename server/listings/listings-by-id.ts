import type { AppContext } from "../app-context.ts";
import type { ListingSummary, PublicListing } from "../../domain/listings/listing.ts";
import { listingIdForm } from "../../domain/listings/listing-id.ts";
import type { Queryable } from "../platform/database/client.ts";
import { type ReadHomes, readListings, readSummaries, buildShownCondition } from "./listings.ts";

const mostIds = 50;

/**
 * Returns available and let agreed listings in the order of the ids, without duplicates. Ids beyond
 * the first 50 are ignored.
 */
export async function findListingsById<Home extends { id: string }>(
  db: Queryable,
  ids: readonly string[],
  read: ReadHomes<Home>,
): Promise<Home[]> {
  const validIds = [...new Set(ids)].slice(0, mostIds).filter((id) => listingIdForm.test(id));
  if (validIds.length === 0) return [];
  const { homes } = await read(db, buildShownCondition(validIds));
  const found = new Map(homes.map((home) => [home.id, home]));
  return validIds.flatMap((id) => found.get(id) ?? []);
}

export function findListings(
  { database }: AppContext,
  ids: readonly string[],
): Promise<PublicListing[]> {
  return findListingsById(database.orm, ids, readListings);
}

export function findSummaries(
  { database }: AppContext,
  ids: readonly string[],
): Promise<ListingSummary[]> {
  return findListingsById(database.orm, ids, readSummaries);
}
