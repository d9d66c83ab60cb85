import { and, asc, eq, gte } from "drizzle-orm";
import type { Queryable } from "../../platform/database/client.ts";
import { appointments, negotiators } from "../diary/diary-tables.ts";

/** The first check-in in a home from a moment on, as it stands in the diary. Null: none is booked. */
export async function findCheckIn(
  db: Queryable,
  listingId: string,
  from: Date,
): Promise<{ id: string; startsAt: Date; with: string } | null> {
  const [row] = await db
    .select({ id: appointments.id, startsAt: appointments.startsAt, with: negotiators.name })
    .from(appointments)
    .innerJoin(negotiators, eq(negotiators.id, appointments.negotiatorId))
    .where(
      and(
        eq(appointments.listingId, listingId),
        eq(appointments.kind, "check-in"),
        eq(appointments.state, "booked"),
        gte(appointments.startsAt, from),
      ),
    )
    .orderBy(asc(appointments.startsAt))
    .limit(1);
  return row ?? null;
}
