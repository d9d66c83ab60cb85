import { and, eq, type SQL, sql } from "drizzle-orm";
import type { ListingState } from "../../domain/listings/listing-state.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import { tenancies } from "../tenancies/tenancy-tables.ts";

/**
 * Let agreed, and its tenants have the keys: for the office it is let, also where its feed goes on
 * saying let agreed.
 */
export const isLivedIn: SQL = sql`(${listingRecords.state} = 'let-agreed' and exists (
  select from ${tenancies}
  where ${tenancies.listingId} = ${listingRecords.id} and ${tenancies.state} = 'moved-in'))`;

/** The state that the office reads. */
export async function findShownState(
  db: Queryable,
  { id, state }: { id: string; state: ListingState },
): Promise<ListingState> {
  const here = and(eq(listingRecords.id, id), isLivedIn);
  return (await db.$count(listingRecords, here)) > 0 ? "let" : state;
}
