import { and, gt, ne } from "drizzle-orm";
import { listFreeTimes } from "../../domain/viewings/free-times.ts";
import type { Queryable } from "../platform/database/client.ts";
import { bookings, negotiators } from "./booking-tables.ts";

/** The next times at which a home can be viewed, the soonest first. */
export async function findNextFreeTimes(
  db: Queryable,
  { listingId, now }: { listingId: string; now: Date },
  count: number,
): Promise<{ startsAt: Date; endsAt: Date }[]> {
  const people = await db.select({ id: negotiators.id }).from(negotiators);
  const { negotiatorId, startsAt, endsAt } = bookings;
  const busy = await db
    .select({ negotiatorId, listingId: bookings.listingId, startsAt, endsAt })
    .from(bookings)
    .where(and(ne(bookings.state, "cancelled"), gt(endsAt, now)));
  return listFreeTimes({ listingId, negotiators: people.map(({ id }) => id), busy, now }, count);
}
