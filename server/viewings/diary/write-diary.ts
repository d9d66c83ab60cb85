import { and, eq, ne, sql } from "drizzle-orm";
import type { AuditDetail } from "../../../domain/shared/audit-details.ts";
import { listViewingTimes } from "../../../domain/viewings/bookings/viewing-time-text.ts";
import { findAppointmentNews } from "../../../domain/viewings/diary/diary-news.ts";
import { notifyOffice } from "../../agency/office-changes.ts";
import { recordEvent } from "../../conversations/note-answered.ts";
import type { AppContext } from "../../app-context.ts";
import type { Transaction } from "../../platform/database/client.ts";
import type { Outcome, Refused } from "../../platform/submissions/outcome.ts";
import { type Actor, recordAudit } from "../../platform/submissions/record-audit.ts";
import { type Appointment, releaseEndedHolds } from "./appointments.ts";
import { noNegotiator } from "../bookings/booking-refusals.ts";
import { bookings } from "../bookings/booking-tables.ts";
import { type BookingWithDetails, findBookingWithDetails } from "../bookings/bookings.ts";
import { findOwnChange } from "../bookings/find-own-change.ts";
import { auditBooking, lockDiary } from "../bookings/change-booking.ts";
import { appointments } from "./diary-tables.ts";
import { findPrivateHomeViewing } from "../keys/find-home-viewing.ts";
import { releaseHoldInTransaction } from "../requests/hold-time.ts";
import { mailRenter } from "./mail-renter.ts";
import { createBookingMail, createCancellationMail } from "../mails/booking-mails.ts";
import type { HomeGone } from "../mails/home-gone.ts";
import { refuseUnlessFree } from "./refuse-unless-free.ts";

import { notifyLandlord } from "./notify-landlord.ts";
import { notifyNegotiators } from "./notify-negotiators.ts";
import { refuseShortNotice, notifyTenant } from "./tenant-notice.ts";

type Row = typeof appointments.$inferInsert;

/** What an appointment becomes. What is left out stays as it was. */
type AppointmentPlan = Pick<Row, "negotiatorId" | "place" | "startsAt" | "endsAt"> &
  Partial<Pick<Row, "contactId" | "lat" | "long" | "places" | "slotMinutes" | "note">>;

type NewAppointment = AppointmentPlan & Pick<Appointment, "kind" | "listingId">;

type AppointmentChange = (
  | { before: null; after: NewAppointment }
  /** Locked, and ahead. Null after it: it is cancelled. */
  | { before: Appointment; after: AppointmentPlan | null }
) & {
  /** How the tenant in the home agreed to less than a day's notice of this time. */
  tenantConsent?: string | null | undefined;
  /** They know of this time: a renter only leaves a block viewing that is at it. */
  isAnnounced?: boolean;
  /** Refuses a time against which anything speaks. For renters; staff may know better. */
  onlyFree?: boolean | undefined;
  /** The hold that kept the time free until now. */
  holdId?: string | null | undefined;
  /** Why it is cancelled. */
  reason?: string | null;
  /** Left out for the viewing of one renter: the audit names their booking. */
  audit?: AuditDetail;
};

/**
 * The one writer of appointments: books, moves or cancels one, and tells the tenant, the landlord,
 * the negotiators and the office. `refuseIfOverlapping` must run the transaction of what takes time.
 */
export async function writeAppointment(
  tx: Transaction,
  app: AppContext,
  actor: Actor,
  change: AppointmentChange,
): Promise<Outcome<{ appointmentId: string }>> {
  const refused = await refuseChange(tx, app, change);
  if (refused) return refused;
  if (change.holdId) await releaseHoldInTransaction(tx, change.holdId);
  const row = await writeRow(tx, app, actor, change);
  const { before, after, audit } = change;
  const news = findAppointmentNews(before, after);
  if (news.tenant && (await notifyTenant(tx, app.config, row, news.tenant))) {
    const told = { tenantToldAt: app.now() };
    await tx.update(appointments).set(told).where(eq(appointments.id, row.id));
  }
  // Only staff make appointments with somebody.
  if (news.landlord && typeof actor !== "string") {
    await notifyLandlord(tx, app, actor, row, news.landlord);
  }
  await notifyNegotiators(tx, app, actor, { appointment: row, before, after });
  if (audit) {
    const what = before === null ? "booked" : after === null ? "cancelled" : "moved";
    const about = { subject: "appointment", subjectId: row.id, detail: audit } as const;
    await recordAudit(tx, { actor, action: `appointment.${what}`, ...about });
  }
  await notifyOffice(tx, { subject: "diary", id: row.id });
  return { ok: true, answer: { appointmentId: row.id } };
}

/** Locks the diary of whoever goes. */
async function refuseChange(
  tx: Transaction,
  app: AppContext,
  { before, after, tenantConsent = null, isAnnounced, onlyFree, holdId }: AppointmentChange,
): Promise<Refused | null> {
  if (after === null) return null;
  const { negotiatorId, startsAt, endsAt } = after;
  if (!(await lockDiary(tx, negotiatorId))) return noNegotiator;
  const { listingId } = before ?? after;
  if (listingId === null) return null;
  if (!isAnnounced && before?.startsAt.getTime() !== startsAt.getTime()) {
    const viewing = await findPrivateHomeViewing(tx, listingId);
    const short = refuseShortNotice(viewing, startsAt, app.now(), tenantConsent);
    if (short) return short;
  }
  if (!onlyFree) return null;
  const moving = before?.id ?? holdId ?? null;
  return refuseUnlessFree(tx, app, { listingId, negotiatorId, startsAt, endsAt, moving });
}

async function writeRow(
  tx: Transaction,
  { now }: AppContext,
  actor: Actor,
  { before, after, tenantConsent = null, reason = null }: AppointmentChange,
): Promise<Appointment> {
  const changedAt = now();
  if (after) await releaseEndedHolds(tx, changedAt);
  if (before === null) {
    const createdBy = typeof actor === "string" ? actor : actor.staffId;
    const made = { tenantConsent, createdBy, createdAt: changedAt, changedAt };
    const [added] = await tx
      .insert(appointments)
      .values({ ...after, ...made })
      .returning();
    if (!added) throw new Error("The appointment was not written.");
    return added;
  }
  const isNewTime = after?.startsAt.getTime() !== before.startsAt.getTime();
  const changes = after
    ? // A tenant agreed to one time.
      { ...after, homeShared: false, ...(isNewTime && { tenantConsent }) }
    : { state: "cancelled" as const, cancelReason: reason };
  const [changed] = await tx
    .update(appointments)
    .set({ ...changes, sequence: sql`${appointments.sequence} + 1`, changedAt })
    .where(eq(appointments.id, before.id))
    .returning();
  if (!changed) throw new Error("The appointment was not written.");
  return changed;
}

type Booking = typeof bookings.$inferSelect;
type BookingPlan = Pick<Booking, "appointmentId" | "startsAt" | "endsAt">;
type NewBooking = BookingPlan & Pick<Booking, "id" | "enquiryId" | "listingId" | "contactId">;

type BookingChange = (
  | { before: null; after: NewBooking }
  /** Locked. Null after it: it is cancelled. */
  | { before: BookingPlan & Pick<Booking, "id">; after: BookingPlan | null }
) & {
  /** Of whoever books it, for the mail to the renter. */
  words?: string | null;
  /** Why it is cancelled, as the renter or the office gave it. */
  reason?: string | null;
  /** It is cancelled because the home is not shown any more. */
  gone?: HomeGone | null;
  audit?: AuditDetail;
};

/**
 * The one writer of renters' places in appointments: books, moves or cancels one, and tells the
 * renter and the office.
 * @returns whether the renter is mailed. Nothing happens to one that was cancelled meanwhile
 */
export async function writeBooking(
  tx: Transaction,
  app: AppContext,
  actor: Actor,
  change: BookingChange,
): Promise<boolean> {
  const { before, after, words = null, gone = null, audit = {} } = change;
  const id = await writeBookingRow(tx, app, actor, change);
  if (id === null) return false;
  const what = before === null ? "booked" : after === null ? "cancelled" : "moved";
  await auditBooking(tx, actor, what, id, audit);
  const whole = await findBookingWithDetails(tx, id);
  if (!whole) throw new Error("The booking was not written.");
  await tellConversation(tx, app, actor, whole, change);
  const ownChange = what === "cancelled" ? null : await findOwnChange(tx, whole, app.now());
  const isMailed = await mailRenter(tx, app, whole, (facts) =>
    what === "cancelled" || ownChange === null
      ? createCancellationMail(facts, gone)
      : createBookingMail(
          { ...facts, words, ownChange },
          actor === "visitor" ? `${what}-by-renter` : what,
        ),
  );
  for (const appointmentId of new Set([before?.appointmentId, after?.appointmentId])) {
    if (appointmentId) await notifyOffice(tx, { subject: "diary", id: appointmentId });
  }
  return isMailed;
}

/** That it was booked stands there: what became of it must not be missing. */
async function tellConversation(
  tx: Transaction,
  { now }: AppContext,
  actor: Actor,
  { booking }: BookingWithDetails,
  { before, after }: BookingChange,
): Promise<void> {
  if (before === null || before.startsAt.getTime() === after?.startsAt.getTime()) return;
  const { contactId, listingId, startsAt, endsAt } = booking;
  const { day, from } = listViewingTimes(startsAt, endsAt);
  await recordEvent(tx, {
    contactId,
    listingId,
    body: `Viewing ${after === null ? "cancelled" : "moved"}: ${day}, ${from}.`,
    staffId: typeof actor === "string" ? null : actor.staffId,
    at: now(),
  });
}

async function writeBookingRow(
  tx: Transaction,
  { now }: AppContext,
  actor: Actor,
  { before, after, reason = null }: BookingChange,
): Promise<string | null> {
  // A renter who has chosen the time attends.
  const state = actor === "visitor" ? ("confirmed" as const) : ("booked" as const);
  const placed = { state, placedAt: now() };
  if (before === null) {
    await tx.insert(bookings).values({ ...after, ...placed });
    return after.id;
  }
  const reminders = { remindedAt: null, secondRemindedAt: null };
  // How a viewing went says nothing about the time that it is moved to.
  const isNewTime = after?.startsAt.getTime() !== before.startsAt.getTime();
  const noOutcome = isNewTime ? { outcome: null, outcomeAt: null } : {};
  const changes = after
    ? { ...after, ...placed, ...reminders, ...noOutcome }
    : { state: "cancelled" as const, cancelReason: reason };
  const [changed] = await tx
    .update(bookings)
    .set({ ...changes, sequence: sql`${bookings.sequence} + 1` })
    .where(and(eq(bookings.id, before.id), ne(bookings.state, "cancelled")))
    .returning({ id: bookings.id });
  return changed?.id ?? null;
}
