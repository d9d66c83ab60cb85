import { eq, sql } from "drizzle-orm";
import { getLondonDate } from "../../domain/shared/dates.ts";
import { parseViewingPlan, type ViewingPlan } from "../../domain/viewings/booking-time.ts";
import { londonTime } from "../../domain/shared/london-time.ts";
import { type BookingWithDetails, findBookingWithDetails } from "./bookings.ts";
import { bookings } from "./booking-tables.ts";
import { appointments } from "./diary-tables.ts";
import type { AppContext } from "../app-context.ts";
import { createBookingMail } from "./mails/booking-mails.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import { isTaken, noNegotiator, refuseBooking } from "./booking-refusals.ts";
import {
  lockBookingWithDetails,
  lockDiary,
  buildMailFacts,
  auditBooking,
  refuseIfOverlapping,
} from "./change-booking.ts";
import type { Transaction } from "../platform/database/client.ts";
import type { Actor } from "../platform/submissions/record-audit.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";

/** Omitted fields stay unchanged. */
interface BookingMove extends Partial<ViewingPlan> {
  bookingId: string;
  negotiatorId?: number;
  place?: string;
}

/**
 * Changes a viewing's time, place or negotiator and mails the renter. Their calendar entry is
 * updated, and they have to confirm again.
 */
export async function moveBooking(
  app: Pick<AppContext, "database" | "config" | "now">,
  { bookingId, ...move }: BookingMove,
): Promise<Outcome<{ bookingId: string }>> {
  const work = () =>
    app.database.orm.transaction((tx) =>
      moveInTransaction(tx, app, { bookingId, ...move }, "command line"),
    );
  return refuseIfOverlapping(work, isTaken);
}

/** Moves within a larger transaction, which `refuseIfOverlapping` must run. */
export async function moveInTransaction(
  tx: Transaction,
  app: Pick<AppContext, "config" | "now">,
  { bookingId, ...move }: BookingMove,
  actor: Actor,
): Promise<Outcome<{ bookingId: string }>> {
  const now = app.now();
  const locked = await lockBookingWithDetails(tx, bookingId, "move", now);
  if (!locked.ok) return locked;
  const { booking } = locked.whole;
  const planned = parseViewingPlan(toPlan(booking, move), now);
  if (!planned.ok) return refuseBooking(planned.problem);
  const { startsAt, endsAt } = planned;
  const negotiatorId = move.negotiatorId ?? booking.negotiatorId;
  const place = move.place ?? booking.place;
  if (isSame(booking, { startsAt, endsAt, negotiatorId, place })) {
    return refuseBooking("The viewing is so already: nothing was moved.");
  }
  if (!(await lockDiary(tx, negotiatorId))) return noNegotiator;

  await tx
    .update(appointments)
    .set({
      startsAt,
      endsAt,
      negotiatorId,
      place,
      homeShared: false,
      sequence: sql`${appointments.sequence} + 1`,
      changedAt: now,
    })
    .where(eq(appointments.id, booking.appointmentId));
  await tx
    .update(bookings)
    .set({
      startsAt,
      endsAt,
      state: locked.after,
      sequence: sql`${bookings.sequence} + 1`,
      placedAt: now,
      remindedAt: null,
    })
    .where(eq(bookings.id, bookingId));
  await auditBooking(tx, actor, "moved", bookingId, { negotiatorId });
  const whole = await findBookingWithDetails(tx, bookingId);
  if (!whole) throw new Error("The booking was not written.");
  await queueMail(tx, createBookingMail(buildMailFacts(app, whole), "moved"));
  return { ok: true, answer: { bookingId } };
}

type Booking = BookingWithDetails["booking"];

/** Keeps omitted values, including the duration. */
function toPlan({ startsAt, endsAt }: Booking, move: Partial<ViewingPlan>): ViewingPlan {
  return {
    date: move.date ?? getLondonDate(startsAt),
    time: move.time ?? londonTime(startsAt),
    minutes: move.minutes ?? (endsAt.getTime() - startsAt.getTime()) / 60_000,
  };
}

function isSame(
  booking: Booking,
  to: Pick<Booking, "startsAt" | "endsAt" | "negotiatorId" | "place">,
): boolean {
  return (
    booking.startsAt.getTime() === to.startsAt.getTime() &&
    booking.endsAt.getTime() === to.endsAt.getTime() &&
    booking.negotiatorId === to.negotiatorId &&
    booking.place === to.place
  );
}
