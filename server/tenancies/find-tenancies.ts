import { and, asc, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { isAboutHomeOf } from "../branches/of-branch.ts";
import { listings } from "../listings/listing-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import { staff } from "../staff/staff-tables.ts";
import { tenancies, tenancyPayments, tenancyPeople, tenancyReceipts } from "./tenancy-tables.ts";

/**
 * Whether a holding deposit of another let for this home is here and was not dealt with: there can
 * be one at a time (Tenant Fees Act 2019, schedule 1, paragraph 3).
 */
export async function isHeldElsewhere(
  db: Queryable,
  { listingId, tenancyId }: { listingId: string; tenancyId: string | null },
): Promise<boolean> {
  const held = await db
    .select({ id: tenancies.id })
    .from(tenancyReceipts)
    .innerJoin(tenancies, eq(tenancies.id, tenancyReceipts.tenancyId))
    .innerJoin(
      tenancyPayments,
      and(
        eq(tenancyPayments.tenancyId, tenancies.id),
        eq(tenancyPayments.kind, tenancyReceipts.kind),
      ),
    )
    .where(
      and(
        eq(tenancies.listingId, listingId),
        eq(tenancyReceipts.kind, "holding-deposit"),
        isNull(tenancyPayments.settledHow),
        tenancyId === null ? undefined : ne(tenancies.id, tenancyId),
      ),
    )
    .limit(1);
  return held.length > 0;
}

/** Lets between yes and keys, and those whose deposit or checks still have a clock: by start. */
export function listOpenTenancies(db: Queryable) {
  return db
    .select({
      id: tenancies.id,
      state: tenancies.state,
      listingId: tenancies.listingId,
      home: listings.name,
      area: listings.area,
      outcode: listings.outcode,
      rentPcm: tenancies.rentPcm,
      startsOn: tenancies.startsOn,
      acceptedOn: tenancies.acceptedOn,
      ownerId: tenancies.ownerId,
      owner: staff.name,
      names: sql<
        string[]
      >`(select coalesce(array_agg(${tenancyPeople.name} order by ${tenancyPeople.position}), '{}') from ${tenancyPeople} where ${tenancyPeople.tenancyId} = ${tenancies.id} and ${tenancyPeople.role} = 'tenant')`,
    })
    .from(tenancies)
    .innerJoin(listings, eq(listings.id, tenancies.listingId))
    .leftJoin(staff, eq(staff.id, tenancies.ownerId))
    .where(inArray(tenancies.state, ["progressing", "moved-in"]))
    .orderBy(asc(tenancies.startsOn), asc(tenancies.id));
}

/** Every let whose clocks may run: also one that fell through and holds money. */
export async function listClockedTenancyIds(
  db: Queryable,
  branch: string | null = null,
): Promise<string[]> {
  const unsettled = db
    .select({ id: tenancyPayments.tenancyId })
    .from(tenancyPayments)
    .where(isNull(tenancyPayments.settledHow));
  const rows = await db
    .select({ id: tenancies.id })
    .from(tenancies)
    .where(
      and(
        sql`(${inArray(tenancies.state, ["progressing", "moved-in"])} or (${eq(tenancies.state, "fallen-through")} and ${inArray(tenancies.id, unsettled)}))`,
        isAboutHomeOf(branch, tenancies.listingId),
      ),
    )
    .orderBy(asc(tenancies.startsOn), asc(tenancies.id));
  return rows.map(({ id }) => id);
}

/** Of a renter, by any of their contacts; newest first. */
export async function listTenancyIdsOfContacts(
  db: Queryable,
  contactIds: readonly string[],
): Promise<string[]> {
  const own = db
    .select({ id: tenancyPeople.tenancyId })
    .from(tenancyPeople)
    .where(inArray(tenancyPeople.contactId, [...contactIds]));
  const rows = await db
    .select({ id: tenancies.id })
    .from(tenancies)
    .where(inArray(tenancies.id, own))
    .orderBy(sql`${tenancies.createdAt} desc`);
  return rows.map(({ id }) => id);
}

/** Of all their homes, or of one; newest first. */
export async function listTenancyIdsOfLandlord(
  db: Queryable,
  landlordId: string,
  listingId?: string,
): Promise<string[]> {
  const ofHome = listingId === undefined ? undefined : eq(tenancies.listingId, listingId);
  const rows = await db
    .select({ id: tenancies.id })
    .from(tenancies)
    .where(and(eq(tenancies.landlordId, landlordId), ofHome))
    .orderBy(sql`${tenancies.createdAt} desc`);
  return rows.map(({ id }) => id);
}

export async function findTenancyOfOffer(db: Queryable, offerId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: tenancies.id })
    .from(tenancies)
    .where(eq(tenancies.offerId, offerId));
  return row?.id ?? null;
}
