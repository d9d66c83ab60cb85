import { and, eq, type SQL, sql } from "drizzle-orm";
import type { ListingState } from "../../../domain/listings/listing-state.ts";
import { listingRecords } from "../../listings/listing-record-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { tenancies, tenancySteps } from "../tenancy-tables.ts";

const { id: homeId, state } = listingRecords;

/** Nobody has been accepted after them, and nobody has said what becomes of the home. */
const isUndecidedEnd = sql`(${tenancies.state} = 'finished' and exists (
    select from ${tenancySteps}
    where ${tenancySteps.tenancyId} = ${tenancies.id} and ${tenancySteps.kind} = 'home-decided'
      and ${tenancySteps.doneOn} is null)
  and not exists (
    select from ${tenancies} as later
    where later.listing_id = ${homeId} and later.state = 'progressing'))`;

/**
 * Let agreed, and its tenants have the keys, or gave them back and nobody has decided yet what comes
 * next: for the office it is let, also where its feed goes on saying let agreed.
 */
export const isStillLet: SQL = sql`(${state} = 'let-agreed' and exists (
  select from ${tenancies}
  where ${tenancies.listingId} = ${homeId} and (${tenancies.state} = 'moved-in' or ${isUndecidedEnd})))`;

/** The state that the office reads. */
export const shownState = sql<ListingState>`case when ${isStillLet} then 'let' else ${state} end`;

export async function findShownState(
  db: Queryable,
  record: { id: string; state: ListingState },
): Promise<ListingState> {
  const here = and(eq(homeId, record.id), isStillLet);
  return (await db.$count(listingRecords, here)) > 0 ? "let" : record.state;
}
