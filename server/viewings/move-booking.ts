import { eq, sql } from "drizzle-orm";
import { isBlock } from "../../domain/viewings/block-viewing.ts";
import { parseViewingPlan, parseViewingStart } from "../../domain/viewings/booking-time.ts";
import type { TimeSpan } from "../../domain/viewings/diary.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import type { AppContext } from "../app-context.ts";
import type { Transaction } from "../platform/database/client.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import type { Actor } from "../platform/submissions/record-audit.ts";
import { formatDoorAddress } from "./book-viewing.ts";
import { takePlace } from "./appointments.ts";
import { refuseBooking } from "./booking-refusals.ts";
import { type BookingMove, isSame, toPlan } from "./booking-move.ts";
import { bookings } from "./booking-tables.ts";
import { type BookingWithDetails, findBookingWithDetails } from "./bookings.ts";
import { auditBooking, lockBookingWithDetails } from "./change-booking.ts";
import { mailRenter } from "./mail-renter.ts";
import { createBookingMail } from "./mails/booking-mails.ts";
import type { MayPlanRoutes } from "./route-planner.ts";
import { writeAppointment } from "./write-diary.ts";

type App = Pick<AppContext, "config" | "now"> & MayPlanRoutes;

/**
 * Changes a viewing's time, place or negotiator and mails the renter. Their calendar entry is
 * updated, and they have to confirm again. `refuseIfOverlapping` must run the transaction.
 */
export async function moveInTransaction(
  tx: Transaction,
  app: App,
  move: BookingMove,
  actor: Actor,
): Promise<Outcome<{ bookingId: string }>> {
  const now = app.now();
  const locked = await lockBookingWithDetails(tx, move.bookingId, "move", now);
  if (!locked.ok) return locked;
  const { booking, appointment } = locked.whole;
  const { appointmentId: block } = move;
  const given = await (block
    ? moveIntoBlock(tx, app, locked.whole, { ...move, appointmentId: block }, actor)
    : moveAlone(tx, app, locked.whole, move, actor));
  if (!given.ok) return given;
  const { appointmentId, negotiatorId, startsAt, endsAt } = given.answer;
  await tx
    .update(bookings)
    .set({
      appointmentId,
      startsAt,
      endsAt,
      // A renter who has chosen the time attends.
      state: actor === "visitor" ? "confirmed" : locked.after,
      sequence: sql`${bookings.sequence} + 1`,
      placedAt: now,
      remindedAt: null,
      secondRemindedAt: null,
      ...(startsAt.getTime() !== booking.startsAt.getTime() && noOutcome),
    })
    .where(eq(bookings.id, booking.id));
  await auditBooking(tx, actor, "moved", booking.id, { negotiatorId });
  await mailMoved(tx, app, booking.id, actor);
  for (const id of new Set([appointment.id, appointmentId])) {
    await notifyOffice(tx, { subject: "diary", id });
  }
  return { ok: true, answer: { bookingId: booking.id } };
}

/** How a viewing went says nothing about the time that it is moved to. */
export const noOutcome = { outcome: null, outcomeAt: null };

export async function mailMoved(
  tx: Transaction,
  app: App,
  bookingId: string,
  actor: Actor,
): Promise<void> {
  const whole = await findBookingWithDetails(tx, bookingId);
  if (!whole) throw new Error("The booking was not written.");
  const kind = actor === "visitor" ? "moved-by-renter" : "moved";
  await mailRenter(tx, app, whole, (facts) => createBookingMail(facts, kind));
}

type Given = Outcome<TimeSpan & { appointmentId: string; negotiatorId: number }>;

async function moveIntoBlock(
  tx: Transaction,
  app: App,
  { booking, appointment, listing }: BookingWithDetails,
  move: BookingMove & { appointmentId: string },
  actor: Actor,
): Promise<Given> {
  const { appointmentId } = move;
  const start = parseViewingStart(toPlan(booking, move), app.now());
  if (!start.ok) return refuseBooking(start.problem);
  const { startsAt } = start;
  const place = await takePlace(tx, { appointmentId, listingId: listing.id, startsAt });
  if (!place.ok) return place;
  if (!isBlock(appointment)) {
    await writeAppointment(tx, app, actor, { before: appointment, after: null });
  }
  return {
    ok: true,
    answer: { ...place.slot, appointmentId, negotiatorId: place.negotiatorId },
  };
}

/** To a time of their own: that of the appointment they have, or out of a block viewing. */
async function moveAlone(
  tx: Transaction,
  app: App,
  whole: BookingWithDetails,
  move: BookingMove,
  actor: Actor,
): Promise<Given> {
  const { booking, appointment, listing } = whole;
  const planned = parseViewingPlan(toPlan(booking, move), app.now());
  if (!planned.ok) return refuseBooking(planned.problem);
  const { startsAt, endsAt } = planned;
  const to = {
    startsAt,
    endsAt,
    negotiatorId: move.negotiatorId ?? booking.negotiatorId,
    // Empty for the home's own address.
    place: (move.place ?? booking.place).trim() || formatDoorAddress(listing),
  };
  if (isSame(booking, to)) return refuseBooking("The viewing is so already: nothing was moved.");
  const isNewTime = booking.startsAt.getTime() !== startsAt.getTime();
  const after = { kind: "viewing" as const, listingId: listing.id, ...to };
  const written = await writeAppointment(tx, app, actor, {
    ...(isBlock(appointment) ? { before: null } : { before: appointment }),
    after,
    isAnnounced: !isNewTime,
    tenantConsent: isNewTime ? move.tenantConsent : appointment.tenantConsent,
    onlyFree: move.onlyFree,
  });
  return written.ok ? { ok: true, answer: { ...to, ...written.answer } } : written;
}
