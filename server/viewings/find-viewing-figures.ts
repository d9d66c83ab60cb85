import { and, eq, gte, inArray, lt, min, sql } from "drizzle-orm";
import { addDays } from "../../domain/shared/dates.ts";
import { parseLondonMoment } from "../../domain/shared/london-time.ts";
import {
  countWeeks,
  type Figure,
  getHoursToOffer,
  listMondays,
  listWeek,
  type WeekFigures,
} from "../../domain/viewings/viewing-figures.ts";
import type { AppContext } from "../app-context.ts";
import { isAboutHomeOf } from "../branches/of-branch.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { enquiries } from "../enquiries/enquiry-tables.ts";
import { listings } from "../listings/listing-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import { bookings } from "./booking-tables.ts";
import { offeredTimes } from "./home-viewing-tables.ts";

type App = Pick<AppContext, "database" | "now">;

/** Of this week and those before it. */
export async function findViewingFigures(
  { database: { orm }, now }: App,
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
  { database: { orm } }: App,
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
    person: row.person,
    home: row.home,
    uid: "uid" in row ? row.uid : null,
    hoursToOffer: "firstOfferedAt" in row ? getHoursToOffer(row) : null,
  }));
  return rows.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

const who = {
  personId: contacts.id,
  person: sql<string>`${contacts.firstname} || ' ' || ${contacts.lastname}`,
  home: listings.name,
};

/** @param first the Monday of the first week, and that of the last */
async function readFacts(
  orm: Queryable,
  { first, last, branch }: { first: string; last: string; branch: string | null },
) {
  // Midnight is skipped in no time zone of London's.
  const from = parseLondonMoment(first, "00:00")!;
  const until = parseLondonMoment(addDays(last, 7), "00:00")!;
  const asked = await orm
    .select({
      ...who,
      key: enquiries.id,
      at: enquiries.createdAt,
      offeredAt: min(offeredTimes.at),
      bookedAt: min(bookings.createdAt),
    })
    .from(enquiries)
    .innerJoin(contacts, eq(contacts.id, enquiries.contactId))
    .innerJoin(listings, eq(listings.id, enquiries.listingId))
    .leftJoin(
      offeredTimes,
      // What the site showed is written with the request, and a renter's own page shows other times
      // than they have: neither answers a request.
      and(
        eq(offeredTimes.enquiryId, enquiries.id),
        inArray(offeredTimes.channel, ["office", "mail"]),
      ),
    )
    .leftJoin(bookings, eq(bookings.enquiryId, enquiries.id))
    .where(
      and(
        inArray(enquiries.kind, ["viewing"]),
        gte(enquiries.createdAt, from),
        lt(enquiries.createdAt, until),
        isAboutHomeOf(branch, enquiries.listingId),
      ),
    )
    .groupBy(enquiries.id, contacts.id, listings.id);
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
      ...who,
      key: bookings.calendarUid,
      uid: bookings.calendarUid,
      at: bookings.createdAt,
      startsAt: bookings.startsAt,
      state: bookings.state,
      outcome: bookings.outcome,
    })
    .from(bookings)
    .innerJoin(contacts, eq(contacts.id, bookings.contactId))
    .innerJoin(listings, eq(listings.id, bookings.listingId));
}

/** Who is booked straight away was offered that time. */
function findFirst({ offeredAt, bookedAt }: { offeredAt: Date | null; bookedAt: Date | null }) {
  if (offeredAt === null || bookedAt === null) return offeredAt ?? bookedAt;
  return offeredAt < bookedAt ? offeredAt : bookedAt;
}
