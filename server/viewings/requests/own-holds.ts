import { and, eq, gt } from "drizzle-orm";
import type { Queryable } from "../../platform/database/client.ts";
import { appointments } from "../diary/diary-tables.ts";

/** Times in a home that somebody of the office keeps free: for them they are free. */
export function listOwnHolds(
  db: Queryable,
  { listingId, staffId, now }: { listingId: string; staffId: string; now: Date },
) {
  const { id, startsAt, negotiatorId, state, heldUntil, createdBy } = appointments;
  return db
    .select({ id, startsAt, negotiatorId })
    .from(appointments)
    .where(
      and(
        eq(appointments.listingId, listingId),
        eq(createdBy, staffId),
        eq(state, "held"),
        gt(heldUntil, now),
      ),
    );
}
