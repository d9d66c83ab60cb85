import { isBlock } from "../../../domain/viewings/diary/block-viewing.ts";
import {
  parseViewingPlan,
  parseViewingStart,
} from "../../../domain/viewings/bookings/booking-time.ts";
import type { TimeSpan } from "../../../domain/viewings/diary/diary.ts";
import type { AppContext } from "../../app-context.ts";
import type { Transaction } from "../../platform/database/client.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import type { Actor } from "../../platform/submissions/record-audit.ts";
import { formatDoorAddress } from "./book-viewing.ts";
import { takePlace } from "../diary/appointments.ts";
import { refuseBooking } from "./booking-refusals.ts";
import { type BookingMove, isSame, toPlan } from "./booking-move.ts";
import type { BookingWithDetails } from "./bookings.ts";
import { lockBookingWithDetails } from "./change-booking.ts";

import { writeAppointment, writeBooking } from "../diary/write-diary.ts";

/**
 * Changes a viewing's time, place or negotiator and mails the renter. Their calendar entry is
 * updated, and they have to confirm again unless they moved it themselves. `refuseIfOverlapping` must run the transaction.
 */
export async function moveInTransaction(
  tx: Transaction,
  app: AppContext,
  move: BookingMove,
  actor: Actor,
): Promise<Outcome<{ bookingId: string }>> {
  const locked = await lockBookingWithDetails(tx, move.bookingId, "move", app.now());
  if (!locked.ok) return locked;
  const { booking } = locked.whole;
  const { appointmentId: block } = move;
  const given = await (block
    ? moveIntoBlock(tx, app, locked.whole, { ...move, appointmentId: block }, actor)
    : moveAlone(tx, app, locked.whole, move, actor));
  if (!given.ok) return given;
  const { appointmentId, negotiatorId, startsAt, endsAt } = given.answer;
  await writeBooking(tx, app, actor, {
    before: booking,
    after: { appointmentId, startsAt, endsAt },
    audit: { negotiatorId },
  });
  return { ok: true, answer: { bookingId: booking.id } };
}

type Given = Outcome<TimeSpan & { appointmentId: string; negotiatorId: number }>;

async function moveIntoBlock(
  tx: Transaction,
  app: AppContext,
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
  app: AppContext,
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
  if (isSame(booking, to))
    return refuseBooking("The viewing is already at that time. Nothing has changed.");
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
