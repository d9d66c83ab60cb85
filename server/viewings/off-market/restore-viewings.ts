import { and, eq, gt, ne, sql } from "drizzle-orm";
import type { BookingState } from "../../../domain/viewings/bookings/booking.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { type Actor, recordAudit } from "../../platform/submissions/record-audit.ts";
import { bookings } from "../bookings/booking-tables.ts";
import { auditBooking } from "../bookings/change-booking.ts";
import { appointments } from "../diary/diary-tables.ts";
import { viewingWaits } from "../keys/home-viewing-tables.ts";

/** Viewings of a home before they were cancelled, and who waited for one. Times are ISO 8601. */
export interface FormerViewings {
  bookings: { id: string; state: BookingState; cancelReason: string | null }[];
  appointments: { id: string; tenantToldAt: string | null }[];
  waits: {
    id: string;
    contactId: string;
    enquiryId: string | null;
    since: string;
    toldAt: string | null;
  }[];
}

/** What letting a home would cancel. Holds are left out: they are over in minutes. */
export async function readViewingsAhead(
  tx: Transaction,
  listingId: string,
  now: Date,
): Promise<FormerViewings> {
  const ahead = await tx
    .select({ id: bookings.id, state: bookings.state, cancelReason: bookings.cancelReason })
    .from(bookings)
    .where(
      and(
        eq(bookings.listingId, listingId),
        ne(bookings.state, "cancelled"),
        gt(bookings.startsAt, now),
      ),
    );
  const booked = await tx
    .select({ id: appointments.id, tenantToldAt: appointments.tenantToldAt })
    .from(appointments)
    .where(
      and(
        eq(appointments.listingId, listingId),
        eq(appointments.state, "booked"),
        gt(appointments.endsAt, now),
      ),
    );
  const waiting = await tx.select().from(viewingWaits).where(eq(viewingWaits.listingId, listingId));
  return {
    bookings: ahead,
    appointments: booked.map(({ id, tenantToldAt }) => ({
      id,
      tenantToldAt: tenantToldAt?.toISOString() ?? null,
    })),
    waits: waiting.map(({ id, contactId, enquiryId, since, toldAt }) => ({
      id,
      contactId,
      enquiryId,
      since: since.toISOString(),
      toldAt: toldAt?.toISOString() ?? null,
    })),
  };
}

/**
 * Brings back what was cancelled. Throws where a constraint of the diary finds the time taken
 * meanwhile. Calendars that have heard of it hear of it again.
 */
export async function restoreViewings(
  tx: Transaction,
  listingId: string,
  former: FormerViewings,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  for (const { id, tenantToldAt } of former.appointments) {
    const restored = await tx
      .update(appointments)
      .set({
        state: "booked",
        cancelReason: null,
        tenantToldAt: toDate(tenantToldAt),
        sequence: sql`${appointments.sequence} + 1`,
        changedAt: now,
      })
      .where(and(eq(appointments.id, id), eq(appointments.state, "cancelled")))
      .returning({ id: appointments.id });
    const what = { action: "appointment.restored", subject: "appointment", subjectId: id } as const;
    if (restored.length > 0) await recordAudit(tx, { actor, ...what });
  }
  for (const { id, state, cancelReason } of former.bookings) {
    const restored = await tx
      .update(bookings)
      .set({ state, cancelReason, sequence: sql`${bookings.sequence} + 1` })
      .where(and(eq(bookings.id, id), eq(bookings.state, "cancelled")))
      .returning({ id: bookings.id });
    if (restored.length > 0) await auditBooking(tx, actor, "restored", id);
  }
  for (const { since, toldAt, ...wait } of former.waits) {
    const times = { since: new Date(since), toldAt: toDate(toldAt) };
    await tx
      .insert(viewingWaits)
      .values({ ...wait, ...times, listingId })
      .onConflictDoNothing();
  }
}

/** Absent in what was kept before an update. */
function toDate(text: string | null | undefined): Date | null {
  return text ? new Date(text) : null;
}
