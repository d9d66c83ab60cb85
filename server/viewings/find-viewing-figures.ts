import { and, eq, gte, inArray, lt, min, ne } from "drizzle-orm";
import { addDays } from "../../domain/shared/dates.ts";
import { parseLondonMoment } from "../../domain/shared/london-time.ts";
import {
  countWeeks,
  listMondays,
  type WeekFigures,
} from "../../domain/viewings/viewing-figures.ts";
import type { AppContext } from "../app-context.ts";
import { enquiries } from "../enquiries/enquiry-tables.ts";
import { bookings } from "./booking-tables.ts";
import { offeredTimes } from "./home-viewing-tables.ts";

/** Of this week and those before it. */
export async function findViewingFigures(
  { database: { orm }, now }: Pick<AppContext, "database" | "now">,
  weeks = 8,
): Promise<WeekFigures[]> {
  const mondays = listMondays(now(), weeks);
  // Midnight is skipped in no time zone of London's.
  const from = parseLondonMoment(mondays.at(-1)!, "00:00")!;
  const until = parseLondonMoment(addDays(mondays[0]!, 7), "00:00")!;
  const [asked, booked, viewings] = await Promise.all([
    orm
      .select({
        at: enquiries.createdAt,
        offeredAt: min(offeredTimes.at),
        bookedAt: min(bookings.createdAt),
      })
      .from(enquiries)
      .leftJoin(
        offeredTimes,
        // What the site showed is written with the request: it is no answer to it.
        and(eq(offeredTimes.enquiryId, enquiries.id), ne(offeredTimes.channel, "site")),
      )
      .leftJoin(bookings, eq(bookings.enquiryId, enquiries.id))
      .where(
        and(
          inArray(enquiries.kind, ["viewing"]),
          gte(enquiries.createdAt, from),
          lt(enquiries.createdAt, until),
        ),
      )
      .groupBy(enquiries.id),
    orm
      .select({ at: bookings.createdAt })
      .from(bookings)
      .where(and(gte(bookings.createdAt, from), lt(bookings.createdAt, until))),
    orm
      .select({ startsAt: bookings.startsAt, state: bookings.state, outcome: bookings.outcome })
      .from(bookings)
      .where(and(gte(bookings.startsAt, from), lt(bookings.startsAt, until))),
  ]);
  const answered = asked.map(({ at, ...offers }) => ({ at, firstOfferedAt: findFirst(offers) }));
  return countWeeks({ asked: answered, booked, viewings }, mondays);
}

/** Who is booked straight away was offered that time. */
function findFirst({ offeredAt, bookedAt }: { offeredAt: Date | null; bookedAt: Date | null }) {
  if (offeredAt === null || bookedAt === null) return offeredAt ?? bookedAt;
  return offeredAt < bookedAt ? offeredAt : bookedAt;
}
