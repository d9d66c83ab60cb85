import { and, eq, gt, inArray, notExists, notInArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { listingRecords } from "../../listings/listing-record-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { tenancies } from "../tenancy-tables.ts";
import type { HeldDecisions } from "./held-decisions.ts";

const later = alias(tenancies, "later");

/**
 * No other tenancy of it has begun, and nobody has moved the home since.
 * @param held decisions that whoever reads it does not know yet
 */
export function isUndecided(db: Queryable, held: HeldDecisions = []): SQL | undefined {
  const begun = held.flatMap(({ tenancyId }) => tenancyId ?? []);
  return and(
    eq(listingRecords.state, "let-agreed"),
    eq(tenancies.state, "fallen-through"),
    sql`(${listingRecords.stateSince} at time zone 'Europe/London')::date <= ${tenancies.endedOn}`,
    notExists(
      db
        .select({ one: sql`1` })
        .from(later)
        .where(
          and(
            eq(later.listingId, tenancies.listingId),
            gt(later.createdAt, tenancies.createdAt),
            notInArray(later.id, begun),
          ),
        ),
    ),
  );
}

/** Those of the homes that wait for a person's word. */
export async function findUndecidedAmong(
  db: Queryable,
  ids: readonly string[],
  held: HeldDecisions = [],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: listingRecords.id })
    .from(listingRecords)
    .innerJoin(tenancies, eq(tenancies.listingId, listingRecords.id))
    .where(and(inArray(listingRecords.id, [...ids]), isUndecided(db, held)));
  return new Set(rows.map(({ id }) => id));
}
