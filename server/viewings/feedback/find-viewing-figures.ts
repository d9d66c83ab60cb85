import { and, eq, gte, inArray, lt, min, sql } from "drizzle-orm";
import {
  countWeeks,
  type Figure,
  getHoursToOffer,
  getWeekBounds,
  listMondays,
  listWeek,
  type WeekFigures,
} from "../../../domain/viewings/feedback/viewing-figures.ts";
import type { AppContext } from "../../app-context.ts";
import { isAboutHomeOf } from "../../branches/of-branch.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { enquiries } from "../../enquiries/enquiry-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { bookings } from "../bookings/booking-tables.ts";
import { offeredTimes } from "../keys/home-viewing-tables.ts";

/** Of this week and those before it. */
export async function findViewingFigures(
  { database: { orm }, now }: AppContext,
  branch: string | null = null,
  weeks = 8,
): Promise<WeekFigures[]> {
  const mondays = listMondays(now(), weeks);
  return countWeeks(
    await readFacts(orm, { first: mondays.at(-1)!, last: mondays[0]!, branch }),
    mondays,
  );
}

/** A request or a viewing that a figure counts. */
export interface FigureRow {
  key: string;
  at: Date;
  personId: string;
  person: string;
  home: string;
  /** Null for a request. */
  uid: string | null;
  hoursToOffer: number | null;
}

/** What one figure of a week counts, in order of time. */
export async function listFigureRows(
  { database: { orm } }: AppContext,
  monday: string,
  figure: Figure,
  branch: string | null = null,
): Promise<FigureRow[]> {
  const week = listWeek(await readFacts(orm, { first: monday, last: monday, branch }), monday);
  const rows = week[figure].map((row) => ({
    key: row.key,
    // What was booked counts by when it was booked.
    at: "startsAt" in row && figure !== "booked" ? row.startsAt : row.at,
    personId: row.personId,
    homeId: row.homeId,
    uid: "uid" in row ? row.uid : null,
    hoursToOffer: "firstOfferedAt" in row ? getHoursToOffer(row) : null,
  }));
  return nameRows(
    orm,
    rows.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
  );
}

async function nameRows<Row extends { personId: string; homeId: string }>(
  orm: Queryable,
  rows: readonly Row[],
) {
  const people = await orm
    .select({
      id: contacts.id,
      name: sql<string>`${contacts.firstname} || ' ' || ${contacts.lastname}`,
    })
    .from(contacts)
    .where(inArray(contacts.id, [...new Set(rows.map(({ personId }) => personId))]));
  const homes = await orm
    .select({ id: listings.id, name: listings.name })
    .from(listings)
    .where(inArray(listings.id, [...new Set(rows.map(({ homeId }) => homeId))]));
  const personOf = new Map(people.map(({ id, name }) => [id, name]));
  const homeOf = new Map(homes.map(({ id, name }) => [id, name]));
  return rows.map(({ homeId, ...row }) => ({
    ...row,
    person: personOf.get(row.personId) ?? "",
    home: homeOf.get(homeId) ?? "",
  }));
}

/** @param first the Monday of the first week, and that of the last */
async function readFacts(
  orm: Queryable,
  { first, last, branch }: { first: string; last: string; branch: string | null },
) {
  const { from } = getWeekBounds(first);
  const { until } = getWeekBounds(last);
  // Nothing answers a request before it came: so much of these tables need not be read.
  const offered = orm
    .select({ of: offeredTimes.enquiryId, at: min(offeredTimes.at).as("offered_at") })
    .from(offeredTimes)
    // What the site showed is written with the request, and a renter's own page shows other times
    // than they have: neither answers a request.
    .where(and(gte(offeredTimes.at, from), inArray(offeredTimes.channel, ["office", "mail"])))
    .groupBy(offeredTimes.enquiryId)
    .as("offered");
  const placed = orm
    .select({ of: bookings.enquiryId, at: min(bookings.createdAt).as("placed_at") })
    .from(bookings)
    .where(gte(bookings.createdAt, from))
    .groupBy(bookings.enquiryId)
    .as("placed");
  const asked = await orm
    .select({
      key: enquiries.id,
      personId: enquiries.contactId,
      homeId: enquiries.listingId,
      at: enquiries.createdAt,
      offeredAt: offered.at,
      bookedAt: placed.at,
    })
    .from(enquiries)
    .leftJoin(offered, eq(offered.of, enquiries.id))
    .leftJoin(placed, eq(placed.of, enquiries.id))
    .where(
      and(
        inArray(enquiries.kind, ["viewing"]),
        gte(enquiries.createdAt, from),
        lt(enquiries.createdAt, until),
        isAboutHomeOf(branch, enquiries.listingId),
      ),
    );
  const isOwn = isAboutHomeOf(branch, bookings.listingId);
  const booked = await selectBooked(orm).where(
    and(gte(bookings.createdAt, from), lt(bookings.createdAt, until), isOwn),
  );
  const viewings = await selectBooked(orm).where(
    and(gte(bookings.startsAt, from), lt(bookings.startsAt, until), isOwn),
  );
  return {
    asked: asked.map(({ offeredAt, bookedAt, ...one }) => ({
      ...one,
      firstOfferedAt: findFirst({ offeredAt, bookedAt }),
    })),
    booked,
    viewings,
  };
}

function selectBooked(orm: Queryable) {
  return orm
    .select({
      key: bookings.calendarUid,
      uid: bookings.calendarUid,
      personId: bookings.contactId,
      homeId: bookings.listingId,
      at: bookings.createdAt,
      startsAt: bookings.startsAt,
      state: bookings.state,
      outcome: bookings.outcome,
    })
    .from(bookings);
}

/** Who is booked straight away was offered that time. */
function findFirst({ offeredAt, bookedAt }: { offeredAt: Date | null; bookedAt: Date | null }) {
  if (offeredAt === null || bookedAt === null) return offeredAt ?? bookedAt;
  return offeredAt < bookedAt ? offeredAt : bookedAt;
}
