import { and, asc, eq, ne } from "drizzle-orm";
import { isBlock } from "../../../domain/viewings/diary/block-viewing.ts";
import {
  appointmentFields,
  parseAppointment,
} from "../../../domain/viewings/appointments/appointment-plan.ts";
import { parseViewingPlan } from "../../../domain/viewings/bookings/booking-time.ts";
import type { TimeSpan } from "../../../domain/viewings/diary/diary.ts";
import * as v from "valibot";
import type { AppContext } from "../../app-context.ts";
import { listings } from "../../listings/listing-tables.ts";
import { findUnadvertisedHome } from "../../listings/office-home.ts";
import { locateAddress } from "../../places/locate-address.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Outcome, Refused } from "../../platform/submissions/outcome.ts";
import { recordAudit, type StaffActor } from "../../platform/submissions/record-audit.ts";
import { type Appointment, lockAppointment } from "../diary/appointments.ts";
import {
  isCancelled,
  isHeld,
  isOver,
  isTaken,
  refuseBooking,
  refuseBookingField,
} from "../bookings/booking-refusals.ts";
import { toPlan } from "../bookings/booking-move.ts";
import { formatDoorAddress } from "../bookings/book-viewing.ts";
import { bookings } from "../bookings/booking-tables.ts";
import { cancelInTransaction } from "../bookings/cancel-booking.ts";
import { refuseIfOverlapping } from "../bookings/change-booking.ts";
import { appointments } from "../diary/diary-tables.ts";
import { refuseFields } from "../../staff/refusals.ts";
import { toPlaceColumns } from "../diary/place-columns.ts";
import { moveInTransaction } from "../bookings/move-booking.ts";
import { offerOtherTimes } from "../requests/offer-other-times.ts";

import { writeAppointment, writeBooking } from "../diary/write-diary.ts";

/** Omitted fields stay unchanged. London date and time. */
export interface AppointmentMove {
  appointmentId: string;
  negotiatorId?: number;
  date?: string;
  time?: string;
  minutes?: number;
  place?: string;
  note?: string;
  tenantConsent?: string | null;
}

/** Moves a row of the diary, with all who are booked in it, and tells them. */
export async function moveAppointment(
  app: AppContext,
  by: StaffActor,
  move: AppointmentMove,
): Promise<Outcome<{ appointmentId: string }>> {
  const work = () =>
    transact(app.database.orm, (tx) => moveAppointmentInTransaction(tx, app, by, move));
  const outcome = await refuseIfOverlapping(work, isTaken);
  if (outcome.ok || outcome.refusal.conflict === undefined) return outcome;
  const { id, listingId } = appointments;
  const [stays] = await app.database.orm
    .select({ listingId })
    .from(appointments)
    .where(eq(id, move.appointmentId));
  return offerOtherTimes(app, stays?.listingId ?? null, outcome);
}

/** Moves within a larger transaction, which `refuseIfOverlapping` must run. */
export async function moveAppointmentInTransaction(
  tx: Transaction,
  app: AppContext,
  by: StaffActor,
  move: AppointmentMove,
): Promise<Outcome<{ appointmentId: string }>> {
  const locked = await lockAhead(tx, app, move.appointmentId);
  if (!locked.ok) return locked;
  const booked = await listBooked(tx, move.appointmentId);
  const [only] = booked;
  if (only && !isBlock(locked.appointment)) {
    const { appointmentId, ...to } = move;
    const moved = await moveInTransaction(tx, app, { ...to, bookingId: only.id }, by);
    return moved.ok ? { ok: true, answer: { appointmentId } } : moved;
  }
  return shift(tx, app, by, locked.appointment, move, booked);
}

/** Cancels a row of the diary and every booking in it. Renters and a tenant are told. */
export async function cancelAppointment(
  app: AppContext,
  by: StaffActor,
  { appointmentId, reason }: { appointmentId: string; reason: string | null },
): Promise<Outcome<{ appointmentId: string }>> {
  return transact(app.database.orm, async (tx): Promise<Outcome<{ appointmentId: string }>> => {
    const locked = await lockAhead(tx, app, appointmentId);
    if (!locked.ok) return locked;
    const booked = await listBooked(tx, appointmentId);
    for (const { id } of booked) {
      await cancelInTransaction(tx, app, id, { actor: by, because: null, reason });
    }
    const { appointment } = locked;
    const audit = { bookings: booked.length };
    if (booked.length === 0 || isBlock(appointment)) {
      return writeAppointment(tx, app, by, { before: appointment, after: null, reason, audit });
    }
    // It went with its renter's booking.
    const about = { subject: "appointment", subjectId: appointmentId, detail: audit } as const;
    await recordAudit(tx, { actor: by, action: "appointment.cancelled", ...about });
    return { ok: true, answer: { appointmentId } };
  });
}

async function lockAhead(
  tx: Transaction,
  { now }: AppContext,
  id: string,
): Promise<{ ok: true; appointment: Appointment } | Refused> {
  const appointment = await lockAppointment(tx, id);
  if (!appointment) return refuseBooking("We can’t find that appointment.");
  if (appointment.state === "cancelled") return isCancelled;
  if (appointment.state === "held") return isHeld;
  return appointment.endsAt <= now() ? isOver : { ok: true, appointment };
}

function listBooked(tx: Transaction, appointmentId: string) {
  return tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.appointmentId, appointmentId), ne(bookings.state, "cancelled")))
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
}

/** An appointment without a renter, or a block viewing, whose slots move with it. */
async function shift(
  tx: Transaction,
  app: AppContext,
  by: StaffActor,
  before: Appointment,
  move: AppointmentMove,
  booked: Booking[],
): Promise<Outcome<{ appointmentId: string }>> {
  const planned = planShift(before, move, app.now());
  if (!planned.ok) return planned;
  const { startsAt, endsAt, negotiatorId, note, tenantConsent } = planned.answer;
  const place = planned.answer.place || (await findDoorAddress(tx, before));
  const later = startsAt.getTime() - before.startsAt.getTime();
  const length = endsAt.getTime() - startsAt.getTime();
  if (booked.length > 0 && length < before.endsAt.getTime() - before.startsAt.getTime()) {
    return refuseBookingField(
      "minutes",
      "People are booked in, so you can’t make this appointment shorter.",
    );
  }
  const isTyped = place !== before.place && before.listingId === null;
  const at = isTyped ? toPlaceColumns(locateAddress(place)) : {};
  const written = await writeAppointment(tx, app, by, {
    before,
    after: { startsAt, endsAt, negotiatorId, place, note, ...at },
    tenantConsent,
    audit: { negotiatorId },
  });
  if (!written.ok) return written;
  const isNews = later !== 0 || negotiatorId !== before.negotiatorId || place !== before.place;
  for (const one of isNews ? booked : []) {
    await writeBooking(tx, app, by, { before: one, after: shiftBooking(one, later) });
  }
  return written;
}

/** When it would be, or why it can't be then, whoever goes. */
export function planMove(before: Appointment, move: AppointmentMove, now: Date): Outcome<TimeSpan> {
  if (before.kind !== "viewing" || isBlock(before)) return planShift(before, move, now);
  const planned = parseViewingPlan(toPlan(before, move), now);
  return planned.ok ? { ok: true, answer: planned } : refuseBooking(planned.problem);
}

function planShift(before: Appointment, move: AppointmentMove, now: Date) {
  const read = v.safeParse(appointmentFields, toFields(before, move));
  if (!read.success) return refuseFields(read.issues);
  const planned = parseAppointment(read.output, now);
  if (!planned.ok) return refuseBookingField(planned.path, planned.problem);
  const { startsAt, endsAt } = planned;
  return { ok: true, answer: { ...read.output, startsAt, endsAt } } as const;
}

async function findDoorAddress(tx: Transaction, { listingId, place }: Appointment) {
  if (listingId === null) return place;
  const home = await findUnadvertisedHome(tx, listingId);
  if (home) return formatDoorAddress(home);
  const [listing] = await tx.select().from(listings).where(eq(listings.id, listingId));
  return listing ? formatDoorAddress(listing) : place;
}

function toFields(before: Appointment, move: AppointmentMove) {
  const { kind, listingId, places, slotMinutes } = before;
  return {
    ...toPlan(before, move),
    kind,
    listingId,
    places,
    slotMinutes,
    negotiatorId: move.negotiatorId ?? before.negotiatorId,
    place: move.place ?? before.place,
    note: move.note ?? before.note,
    tenantConsent: move.tenantConsent ?? null,
  };
}

type Booking = typeof bookings.$inferSelect;

function shiftBooking({ appointmentId, startsAt, endsAt }: Booking, later: number) {
  return {
    appointmentId,
    startsAt: new Date(startsAt.getTime() + later),
    endsAt: new Date(endsAt.getTime() + later),
  };
}
