import type { StaffActor } from "../../platform/submissions/record-audit.ts";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { viewingOutcomeNames } from "../../../domain/viewings/bookings/booking-names.ts";
import {
  canRecordOutcome,
  isNewerOutcome,
  readTappedAt,
  visitFields,
} from "../../../domain/viewings/run-sheet/run-sheet.ts";
import { notifyOffice } from "../../agency/office-changes.ts";
import type { AppContext } from "../../app-context.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { isCancelled, noBooking, refuseBooking } from "../bookings/booking-refusals.ts";
import { bookings } from "../bookings/booking-tables.ts";
import { findBookingId, findBookingWithDetails, lockBooking } from "../bookings/bookings.ts";
import { auditBooking } from "../bookings/change-booking.ts";
import { refuse } from "../../staff/refusals.ts";
import { transact } from "../../platform/database/transact.ts";

/** They came, did not come, or it is over. The same tap twice changes nothing. */
export async function recordVisit(
  app: AppContext,
  by: StaffActor,
  fields: unknown,
): Promise<Outcome<{ done: string }>> {
  const read = v.safeParse(visitFields, fields);
  // Buttons have no field that it could stand beside.
  if (!read.success) return refuse(read.issues[0].message);
  const { uid, outcome, at } = read.output;
  return transact(app.database.orm, async (tx): Promise<Outcome<{ done: string }>> => {
    const bookingId = await findBookingId(tx, uid);
    if (bookingId === null || !(await lockBooking(tx, bookingId))) return noBooking;
    const whole = await findBookingWithDetails(tx, bookingId);
    if (!whole) return noBooking;
    const { booking, appointment, contact } = whole;
    if (booking.state === "cancelled") return isCancelled;
    const now = app.now();
    if (!canRecordOutcome(booking, now)) return notNow;
    const tapped = readTappedAt(at, booking, now);
    if (isNewerOutcome(booking, { outcome, at: tapped })) {
      await tx
        .update(bookings)
        .set({ outcome, outcomeAt: tapped })
        .where(eq(bookings.id, bookingId));
      await auditBooking(tx, by, outcome, bookingId);
      await notifyOffice(tx, { subject: "diary", id: appointment.id });
    }
    return {
      ok: true,
      answer: { done: `${contact.firstname}: ${viewingOutcomeNames[outcome].toLowerCase()}` },
    };
  });
}

const notNow = refuseBooking(
  "You can record this from 30 minutes before the viewing until a week after it.",
);
