import { and, asc, count, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { backupDays } from "../../../domain/offers/backup.ts";
import { findAnsweredFor, findAsking } from "../../../domain/offers/landlord-answer.ts";
import { type OfferState, submittedStates } from "../../../domain/offers/offer-state.ts";
import { isAboutHomeOf } from "../../branches/of-branch.ts";
import { landlordHomes } from "../../landlords/landlord-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import { landlordAnswers, offers } from "../../offers/offer-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { tenancies } from "../tenancy-tables.ts";

/**
 * Somebody waits for a decision: what is kept as a back-up does not, until its day, or until its home is
 * to let again as the other tenancy fell through (`isTurnOfBackup`).
 */
export function waitsForDecision(today: string) {
  return and(
    eq(offers.state, "submitted"),
    sql`(${offers.backupUntil} is null or ${offers.backupUntil} < ${today} or exists (
      select 1 from ${tenancies} as last
      inner join ${listings} as home on home.id = last.listing_id and home.status = 'available'
      where last.listing_id = ${offers.listingId} and last.state = 'fallen-through'
        and last.ended_on between ${offers.backupUntil} - ${backupDays}::int and ${offers.backupUntil}
        and not exists (
          select 1 from ${tenancies} as later
          where later.listing_id = last.listing_id and later.created_at > last.created_at
        )
    ))`,
  );
}

/** Homes with offers to decide, the longest waiting first. */
export function listWaitingOffers(db: Queryable, today: string, branch: string | null = null) {
  const waits = waitsForDecision(today);
  const firstAt = sql<Date>`min(${offers.submittedAt}) filter (where ${waits})`.mapWith(
    offers.submittedAt,
  );
  const waiting = db.select({ id: offers.listingId }).from(offers).where(waits);
  return db
    .select({
      id: listings.id,
      name: listings.name,
      came: count(),
      toDecide: sql<number>`count(*) filter (where ${waits})::int`,
      firstAt,
    })
    .from(offers)
    .innerJoin(listings, eq(listings.id, offers.listingId))
    .where(
      and(
        inArray(offers.listingId, waiting),
        inArray(offers.state, [...submittedStates]),
        isAboutHomeOf(branch, offers.listingId),
      ),
    )
    .groupBy(listings.id, listings.name)
    .orderBy(asc(firstAt));
}

/** No home has more on average, so that the latest of all are those of the latest homes. */
const offersOfHome = 10;

/** Homes for which offers came: those that wait first, the longest waiting of them before all, then the latest. */
export async function listOfferHomes(
  db: Queryable,
  today: string,
  limit: number,
  branch: string | null = null,
) {
  const countOf = (...states: OfferState[]) =>
    sql<number>`count(*) filter (where ${offers.state} in (${sql.join(
      states.map((state) => sql`${state}`),
      sql`, `,
    )}))::int`;
  const waiting = sql<number>`count(*) filter (where ${waitsForDecision(today)})::int`;
  const firstAt = sql<Date | null>`coalesce(
    min(${offers.submittedAt}) filter (where ${waitsForDecision(today)}),
    min(${offers.submittedAt}) filter (where ${inArray(offers.state, [...submittedStates])})
  )`.mapWith(offers.submittedAt);
  const ofHome = { id: offers.listingId };
  const latest = db
    .select(ofHome)
    .from(offers)
    .where(and(isNotNull(offers.submittedAt), isAboutHomeOf(branch, offers.listingId)))
    .orderBy(sql`${offers.submittedAt} desc nulls first`)
    .limit(offersOfHome * limit);
  const shown = unionAll(db.select(ofHome).from(offers).where(waitsForDecision(today)), latest);
  const homes = await db
    .select({
      id: listings.id,
      name: listings.name,
      area: listings.area,
      outcode: listings.outcode,
      rentPcm: listings.rentPcm,
      status: listings.status,
      firstAt,
      waiting,
      open: countOf("submitted"),
      accepted: countOf("accepted"),
      declined: countOf("declined"),
    })
    .from(offers)
    .innerJoin(listings, eq(listings.id, offers.listingId))
    .where(
      and(
        isNotNull(offers.submittedAt),
        inArray(offers.listingId, shown),
        isAboutHomeOf(branch, offers.listingId),
      ),
    )
    .groupBy(listings.id)
    .orderBy(
      asc(sql`min(${offers.submittedAt}) filter (where ${waitsForDecision(today)})`),
      desc(sql`max(${offers.submittedAt})`),
      asc(listings.id),
    )
    .limit(limit);
  return addAsking(db, homes);
}

/** Whether their landlord is asked about what is open, and has answered. */
async function addAsking<Home extends { id: string }>(db: Queryable, homes: readonly Home[]) {
  const standing = await listStandingOffers(
    db,
    homes.map(({ id }) => id),
  );
  return homes.map((home) => {
    const own = standing.filter(({ listingId }) => listingId === home.id);
    const asking = findAsking(
      own.flatMap(({ asked }) => asked ?? []),
      findAnsweredFor(own, false),
    );
    const isAnswered = asking !== null && asking.answeredAt !== null;
    return { ...home, isAsked: asking !== null, isAnswered };
  });
}

/** Open or accepted, with what their landlord was asked and answered. A former landlord's counts no more. */
function listStandingOffers(db: Queryable, listingIds: readonly string[]) {
  return db
    .select({
      id: offers.id,
      state: offers.state,
      listingId: offers.listingId,
      asked: landlordAnswers,
    })
    .from(offers)
    .leftJoin(landlordHomes, eq(landlordHomes.listingId, offers.listingId))
    .leftJoin(
      landlordAnswers,
      and(
        eq(landlordAnswers.offerId, offers.id),
        eq(landlordAnswers.landlordId, landlordHomes.landlordId),
      ),
    )
    .where(
      and(
        inArray(offers.state, ["submitted", "accepted"]),
        inArray(offers.listingId, [...listingIds]),
      ),
    );
}
