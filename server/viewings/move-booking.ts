import { eq, sql } from "drizzle-orm";
import { isBlock } from "../../domain/viewings/block-viewing.ts";
import { parseViewingPlan, parseViewingStart } from "../../domain/viewings/booking-time.ts";
import type { TimeSpan } from "../../domain/viewings/diary.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import type { AppContext } from "../app-context.ts";
import type { Transaction } from "../platform/database/client.ts";
import type { Outcome, Refused } from "../platform/submissions/outcome.ts";
import type { Actor } from "../platform/submissions/record-audit.ts";
import { formatDoorAddress } from "./book-viewing.ts";
import { insertAppointment, releaseEndedHolds, takePlace } from "./appointments.ts";
import { noNegotiator, refuseBooking } from "./booking-refusals.ts";
import { type BookingMove, isSame, type MoveTarget, toPlan } from "./booking-move.ts";
import { bookings } from "./booking-tables.ts";
import { type BookingWithDetails, findBookingWithDetails } from "./bookings.ts";
import { cancelAppointmentRow } from "./cancel-booking.ts";
import { auditBooking, lockBookingWithDetails, lockDiary } from "./change-booking.ts";
import { appointments } from "./diary-tables.ts";
import { findPrivateHomeViewing } from "./find-home-viewing.ts";
import { mailRenter } from "./mail-renter.ts";
import { createBookingMail } from "./mails/booking-mails.ts";
import { refuseUnlessFree } from "./refuse-unless-free.ts";
import type { MayPlanRoutes } from "./route-planner.ts";
import { tellNegotiators } from "./tell-negotiators.ts";
import { refuseShortNotice, tellTenant } from "./tenant-notice.ts";

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
    await cancelAppointmentRow(tx, app, appointment.id, null);
    await tellTenant(
      tx,
      app,
      { ...appointment, appointmentId: appointment.id, listing },
      "cancelled",
    );
    await tellNegotiators(tx, app, actor, { appointment, before: appointment, after: null });
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
  if (!(await lockDiary(tx, to.negotiatorId))) return noNegotiator;
  const refused = await refuseMove(tx, app, whole, { ...move, ...to });
  if (refused) return refused;
  const isNewTime = booking.startsAt.getTime() !== to.startsAt.getTime();
  // A tenant agreed to one time.
  const tenantConsent = isNewTime ? (move.tenantConsent ?? null) : appointment.tenantConsent;
  const changes = { ...to, tenantConsent };
  const id = isBlock(appointment)
    ? await leaveBlock(tx, app, appointment, changes, actor)
    : await changeAppointment(tx, app, appointment.id, changes);
  const isOtherVisit = isNewTime || booking.endsAt.getTime() !== to.endsAt.getTime();
  if (isBlock(appointment)) {
    await tellTenant(tx, app, { ...to, appointmentId: id, listing }, "booked");
  } else if (isOtherVisit) {
    await tellTenant(tx, app, { ...to, appointmentId: id, listing }, "moved");
  }
  await tellNegotiators(tx, app, actor, {
    appointment: { ...appointment, id },
    before: isBlock(appointment) ? null : appointment,
    after: to,
  });
  return { ok: true, answer: { ...to, appointmentId: id } };
}

function leaveBlock(
  tx: Transaction,
  { now }: App,
  { listingId }: BookingWithDetails["appointment"],
  to: MoveTarget & { tenantConsent: string | null },
  actor: Actor,
): Promise<string> {
  const createdBy = typeof actor === "string" ? actor : actor.staffId;
  const times = { createdAt: now(), changedAt: now() };
  return insertAppointment(tx, { kind: "viewing", listingId, ...to, createdBy, ...times });
}

/** @returns its id */
export async function changeAppointment(
  tx: Transaction,
  { now }: Pick<AppContext, "now">,
  id: string,
  changes: Partial<typeof appointments.$inferInsert>,
): Promise<string> {
  await releaseEndedHolds(tx, now());
  await tx
    .update(appointments)
    .set({
      ...changes,
      homeShared: false,
      sequence: sql`${appointments.sequence} + 1`,
      changedAt: now(),
    })
    .where(eq(appointments.id, id));
  return id;
}

async function refuseMove(
  tx: Transaction,
  app: App,
  { booking, appointment, listing }: BookingWithDetails,
  {
    startsAt,
    endsAt,
    negotiatorId,
    tenantConsent,
    onlyFree,
  }: BookingMove & TimeSpan & { negotiatorId: number },
): Promise<Refused | null> {
  const viewing = await findPrivateHomeViewing(tx, listing.id);
  const isNewTime = booking.startsAt.getTime() !== startsAt.getTime();
  const short = isNewTime
    ? refuseShortNotice(viewing, startsAt, app.now(), tenantConsent ?? null)
    : null;
  if (short || !onlyFree) return short;
  const moving = isBlock(appointment) ? null : appointment.id;
  const wanted = { listingId: listing.id, negotiatorId, startsAt, endsAt, moving };
  return refuseUnlessFree(tx, app, wanted);
}
