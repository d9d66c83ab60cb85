import { and, asc, count, eq, gte, inArray, type SQL } from "drizzle-orm";
import { submittedStates } from "../../../domain/offers/offer-state.ts";
import { addDays, getLondonDate } from "../../../domain/shared/dates.ts";
import { enquiries } from "../../enquiries/enquiry-tables.ts";
import { listingViews } from "../../listings/listing-view-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import { offers } from "../../offers/offer-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { bookings } from "../../viewings/bookings/booking-tables.ts";
import { wasViewed } from "../../viewings/feedback/was-viewed.ts";

/** What came of a home since it was last listed. */
export interface HomeFigures {
  asked: number;
  viewed: number;
  offers: number;
  /** Of the last seven days, the oldest first. */
  views: number[];
}

const days = 7;

export async function findHomeFigures(
  db: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, HomeFigures>> {
  if (ids.length === 0) return new Map();
  const today = getLondonDate(now);
  const [asked, viewed, offered, views] = await Promise.all([
    countSince(db, enquiries, ids),
    countSince(db, bookings, ids, wasViewed(now)),
    countOffers(db, ids),
    listViews(db, ids, addDays(today, 1 - days)),
  ]);
  const week = Array.from({ length: days }, (_, n) => addDays(today, n + 1 - days));
  return new Map(
    ids.map((id) => {
      const ofHome = views.filter((row) => row.listingId === id);
      return [
        id,
        {
          asked: asked.get(id) ?? 0,
          viewed: viewed.get(id) ?? 0,
          offers: offered.get(id) ?? 0,
          views: week.map((day) => ofHome.find((row) => row.day === day)?.views ?? 0),
        },
      ];
    }),
  );
}

async function countSince(
  db: Queryable,
  table: typeof enquiries | typeof bookings,
  ids: readonly string[],
  condition?: SQL,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: table.listingId, homes: count() })
    .from(table)
    .innerJoin(listings, eq(listings.id, table.listingId))
    .where(
      and(inArray(table.listingId, [...ids]), gte(table.createdAt, listings.listedAt), condition),
    )
    .groupBy(table.listingId);
  return new Map(rows.flatMap(({ id, homes }) => (id === null ? [] : [[id, homes]])));
}

async function countOffers(db: Queryable, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: offers.listingId, homes: count() })
    .from(offers)
    .innerJoin(listings, eq(listings.id, offers.listingId))
    .where(
      and(
        inArray(offers.listingId, [...ids]),
        gte(offers.submittedAt, listings.listedAt),
        inArray(offers.state, [...submittedStates]),
      ),
    )
    .groupBy(offers.listingId);
  return new Map(rows.map(({ id, homes }) => [id, homes]));
}

function listViews(db: Queryable, ids: readonly string[], since: string) {
  return db
    .select()
    .from(listingViews)
    .where(and(inArray(listingViews.listingId, [...ids]), gte(listingViews.day, since)))
    .orderBy(asc(listingViews.day));
}
