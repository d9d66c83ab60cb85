import type { Listing } from "../../domain/listings/listing.ts";
import { addMissingRecords, blmOrigin } from "../listings/listing-records.ts";
import { listings } from "../listings/listing-tables.ts";
import type { Database } from "../platform/database/client.ts";

/** Homes as an import leaves them: each with the office's record of it. */
export async function addListedHomes({ orm }: Database, homes: readonly Listing[]): Promise<void> {
  await orm.insert(listings).values([...homes]);
  const ids = homes.map(({ id }) => id);
  await addRecords(orm, ids);
}

/** The office's record of homes that stand alone, as an import adds it. */
export function addRecords(orm: Database["orm"], ids: readonly string[]): Promise<void> {
  return orm.transaction((tx) => addMissingRecords(tx, [...ids], blmOrigin));
}
