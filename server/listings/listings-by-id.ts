import type { AppContext } from "../app-context.ts";
import type { ListingSummary, PublicListing } from "../../domain/listings/listing.ts";
import { listingIdForm } from "../../domain/listings/listing-id.ts";
import type { Queryable } from "../platform/database/client.ts";
import { type ReadHomes, readListings, readSummaries, whereShownIn } from "./listings.ts";

const mostIds = 50;

/**
 * The homes that visitors may see, available or let agreed, in the order of the ids, each once;
 * the others are left out. Only the first 50 ids count.
 */
export async function findListingsById<Home extends { id: string }>(
  db: Queryable,
  ids: readonly string[],
  read: ReadHomes<Home>,
): Promise<Home[]> {
  const wanted = [...new Set(ids)].slice(0, mostIds).filter((id) => listingIdForm.test(id));
  if (wanted.length === 0) return [];
  const homes = await read(db, whereShownIn(wanted));
  const found = new Map(homes.map((home) => [home.id, home]));
  return wanted.flatMap((id) => found.get(id) ?? []);
}

/** Listings that may be shown, in the order of the ids; the others are left out. At most 50. */
export function findListings(
  { database }: Pick<AppContext, "database">,
  ids: readonly string[],
): Promise<PublicListing[]> {
  return database.read((db) => findListingsById(db, ids, readListings));
}

/** The same as cards want them. */
export function findSummaries(
  { database }: Pick<AppContext, "database">,
  ids: readonly string[],
): Promise<ListingSummary[]> {
  return database.read((db) => findListingsById(db, ids, readSummaries));
}
