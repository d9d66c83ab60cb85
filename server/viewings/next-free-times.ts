import { and, gt, isNull, ne } from "drizzle-orm";
import { listFreeTimes } from "../../domain/viewings/free-times.ts";
import type { Queryable } from "../platform/database/client.ts";
import { appointments, negotiators } from "./diary-tables.ts";

/** The next times at which a home can be viewed, the soonest first. */
export async function findNextFreeTimes(
  db: Queryable,
  { listingId, now }: { listingId: string; now: Date },
  count: number,
): Promise<{ startsAt: Date; endsAt: Date }[]> {
  const people = await db
    .select({ id: negotiators.id })
    .from(negotiators)
    .where(isNull(negotiators.leftAt));
  const { negotiatorId, listingId: home, startsAt, endsAt } = appointments;
  const busy = await db
    .select({ negotiatorId, listingId: home, startsAt, endsAt })
    .from(appointments)
    .where(and(ne(appointments.state, "cancelled"), gt(endsAt, now)));
  return listFreeTimes({ listingId, negotiators: people.map(({ id }) => id), busy, now }, count);
}
