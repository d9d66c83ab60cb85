import { listingIdForm } from "../../domain/listings/listing-id.ts";
import type { Queryable } from "./client.ts";
import { type ReadHomes, shownOf } from "./listings.ts";

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
  const homes = await read(db, shownOf(wanted));
  const found = new Map(homes.map((home) => [home.id, home]));
  return wanted.flatMap((id) => found.get(id) ?? []);
}
