import { and, asc, eq, inArray, isNotNull, type SQL } from "drizzle-orm";
import { isKept } from "../../../domain/offers/backup.ts";
import type { EndedBy } from "../../../domain/tenancies/tenancy.ts";
import { isAboutHomeOf } from "../../branches/of-branch.ts";
import { listingRecords } from "../../listings/listing-record-tables.ts";
import { isFedRecord } from "../../listings/listing-records.ts";
import { offers, offerTenants } from "../../offers/offer-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { joinNames } from "./show-home-offers.ts";
import { tenancies } from "../tenancy-tables.ts";
import { isUndecided } from "./undecided-homes.ts";

/** A home that is still let agreed though its tenancy fell through: a person says what comes next. */
export interface FallenThroughHome {
  id: string;
  name: string;
  /** The tenancy that fell through, who carries it on, who ended it and when. */
  tenancyId: string;
  ownerId: string | null;
  by: EndedBy;
  on: string;
  /** Offers that were kept for this when it fell through, in order of arrival. */
  backups: { ref: string; name: string }[];
  /** A feed brings it, and may say otherwise than whoever decides. */
  isFed: boolean;
}

/** For the page of today, those that wait longest first. */
export function listHomesToRelist(
  db: Queryable,
  branch: string | null = null,
): Promise<FallenThroughHome[]> {
  return listWhere(db, isAboutHomeOf(branch, tenancies.listingId));
}

/** Null where somebody has decided, or the tenancy did not fall through. */
export async function findUndecidedHome(
  db: Queryable,
  tenancyId: string,
): Promise<FallenThroughHome | null> {
  const [home] = await listWhere(db, eq(tenancies.id, tenancyId));
  return home ?? null;
}

async function listWhere(db: Queryable, which: SQL | undefined): Promise<FallenThroughHome[]> {
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
  const backups = ids.length === 0 ? [] : await listBackups(db, ids);
  return rows.map(({ accepted, by, on, origin, ...home }) => ({
    ...home,
    isFed: isFedRecord({ origin }),
    name: accepted.home.name,
    // A tenancy that has ended says so: `tenancies_ended`.
    by: by!,
    on: on!,
    backups: [
      ...Map.groupBy(
        backups.filter((one) => one.listingId === home.id && isKept(one, on!)),
        ({ offerId }) => offerId,
      ),
    ].map(([offerId, tenants]) => ({
      ref: offerId,
      name: joinNames(tenants.map(({ name }) => name)),
    })),
  }));
}

/** A row for each tenant of them. */
function listBackups(db: Queryable, listingIds: readonly string[]) {
  return db
    .select({
      offerId: offers.id,
      listingId: offers.listingId,
      state: offers.state,
      backupUntil: offers.backupUntil,
      name: offerTenants.name,
    })
    .from(offers)
    .innerJoin(offerTenants, eq(offerTenants.offerId, offers.id))
    .where(
      and(
        inArray(offers.listingId, [...listingIds]),
        eq(offers.state, "submitted"),
        isNotNull(offers.backupUntil),
      ),
    )
    .orderBy(asc(offers.submittedAt), asc(offers.id), asc(offerTenants.position));
}
