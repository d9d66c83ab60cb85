import { and, asc, eq, gt, gte, inArray, notExists, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { EndedBy } from "../../../domain/tenancies/tenancy.ts";
import { isAboutHomeOf } from "../../branches/of-branch.ts";
import { listingRecords } from "../../listings/listing-record-tables.ts";
import { isFedRecord } from "../../listings/listing-records.ts";
import { offers, offerTenants } from "../../offers/offer-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { joinNames } from "./show-home-offers.ts";
import { tenancies } from "../tenancy-tables.ts";

/** A home that is still let agreed though its tenancy fell through: a person says what comes next. */
export interface FallenThroughHome {
  id: string;
  name: string;
  /** The tenancy that fell through, who carries it on, who ended it and when. */
  tenancyId: string;
  ownerId: string | null;
  by: EndedBy;
  on: string;
  /** Offers that are kept for this, in order of arrival. */
  backups: { ref: string; name: string }[];
  /** A feed brings it, and may say otherwise than whoever decides. */
  isFed: boolean;
}

const later = alias(tenancies, "later");

/** No other tenancy of it has begun, and nobody has moved the home since. */
function isUndecided(db: Queryable): SQL | undefined {
  return and(
    eq(listingRecords.state, "let-agreed"),
    eq(tenancies.state, "fallen-through"),
    sql`(${listingRecords.stateSince} at time zone 'Europe/London')::date <= ${tenancies.endedOn}`,
    notExists(
      db
        .select({ one: sql`1` })
        .from(later)
        .where(
          and(eq(later.listingId, tenancies.listingId), gt(later.createdAt, tenancies.createdAt)),
        ),
    ),
  );
}

/** For the page of today, those that wait longest first. */
export function listHomesToRelist(
  db: Queryable,
  today: string,
  branch: string | null = null,
): Promise<FallenThroughHome[]> {
  return listWhere(db, today, isAboutHomeOf(branch, tenancies.listingId));
}

/** Null where somebody has decided, or the tenancy did not fall through. */
export async function findUndecidedHome(
  db: Queryable,
  today: string,
  tenancyId: string,
): Promise<FallenThroughHome | null> {
  const [home] = await listWhere(db, today, eq(tenancies.id, tenancyId));
  return home ?? null;
}

/** Those of the homes that wait for a person's word. */
export async function findUndecidedAmong(
  db: Queryable,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: listingRecords.id })
    .from(listingRecords)
    .innerJoin(tenancies, eq(tenancies.listingId, listingRecords.id))
    .where(and(inArray(listingRecords.id, [...ids]), isUndecided(db)));
  return new Set(rows.map(({ id }) => id));
}

async function listWhere(
  db: Queryable,
  today: string,
  which: SQL | undefined,
): Promise<FallenThroughHome[]> {
  const rows = await db
    .select({
      id: tenancies.listingId,
      accepted: tenancies.accepted,
      tenancyId: tenancies.id,
      ownerId: tenancies.ownerId,
      by: tenancies.endedBy,
      on: tenancies.endedOn,
      origin: listingRecords.origin,
    })
    .from(listingRecords)
    .innerJoin(tenancies, eq(tenancies.listingId, listingRecords.id))
    .where(and(isUndecided(db), which))
    .orderBy(asc(tenancies.endedOn), asc(tenancies.id));
  const ids = rows.map(({ id }) => id);
  const backups = ids.length === 0 ? [] : await listBackups(db, ids, today);
  return rows.map(({ accepted, by, on, origin, ...home }) => ({
    ...home,
    isFed: isFedRecord({ origin }),
    name: accepted.home.name,
    // A tenancy that has ended says so: `tenancies_ended`.
    by: by!,
    on: on!,
    backups: [
      ...Map.groupBy(
        backups.filter(({ listingId }) => listingId === home.id),
        ({ offerId }) => offerId,
      ),
    ].map(([offerId, tenants]) => ({
      ref: offerId,
      name: joinNames(tenants.map(({ name }) => name)),
    })),
  }));
}

/** A row for each tenant of them. */
function listBackups(db: Queryable, listingIds: readonly string[], today: string) {
  return db
    .select({ offerId: offers.id, listingId: offers.listingId, name: offerTenants.name })
    .from(offers)
    .innerJoin(offerTenants, eq(offerTenants.offerId, offers.id))
    .where(
      and(
        inArray(offers.listingId, [...listingIds]),
        eq(offers.state, "submitted"),
        gte(offers.backupUntil, today),
      ),
    )
    .orderBy(asc(offers.submittedAt), asc(offers.id), asc(offerTenants.position));
}
