import type { Database } from "../platform/database/client.ts";
import { bookings } from "../viewings/bookings/booking-tables.ts";
import { appointments, negotiators } from "../viewings/diary/diary-tables.ts";
import { viewingWaits } from "../viewings/keys/home-viewing-tables.ts";

/** A viewing of a home on 22 November, and somebody who waits for another time. */
export async function addViewingAhead(
  { orm }: Database,
  { listingId, contactId, at }: { listingId: string; contactId: string; at: Date },
): Promise<void> {
  const [negotiator] = await orm
    .insert(negotiators)
    .values({ name: "Tom", email: "tom.r@example.com", phone: "020 7946 0147" })
    .returning();
  const times = {
    startsAt: new Date("2026-11-22T11:00:00Z"),
    endsAt: new Date("2026-11-22T11:30:00Z"),
  };
  const [appointment] = await orm
    .insert(appointments)
    .values({
      kind: "viewing",
      negotiatorId: negotiator!.id,
      listingId,
      place: "Here",
      ...times,
      createdBy: "command line",
      createdAt: at,
      changedAt: at,
    })
    .returning();
  await orm.insert(bookings).values({
    id: "b".repeat(24),
    appointmentId: appointment!.id,
    listingId,
    contactId,
    ...times,
    state: "confirmed",
    placedAt: at,
  });
  await orm.insert(viewingWaits).values({ listingId, contactId, since: at });
}
