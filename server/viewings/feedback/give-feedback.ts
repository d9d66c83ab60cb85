import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import type { ActionOf } from "../../../domain/shared/audit-actions.ts";
import type { AuditDetail } from "../../../domain/shared/audit-details.ts";
import type { BookingView } from "../../../domain/viewings/bookings/booking.ts";
import {
  canGiveFeedback,
  canNoteFeedback,
  type FeedbackAnswer,
  feedbackFields,
  type FeedbackReason,
  officeFeedbackFields,
} from "../../../domain/viewings/feedback/feedback.ts";
import { hideLinksInText } from "../../access-links/hide-links-in-text.ts";
import { notifyOffice } from "../../agency/office-changes.ts";
import type { AppContext } from "../../app-context.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Outcome, Refused } from "../../platform/submissions/outcome.ts";
import type { Actor, StaffActor } from "../../platform/submissions/record-audit.ts";
import { noBooking, refuseBooking, refuseBookingField } from "../bookings/booking-refusals.ts";
import { viewingFeedback } from "../bookings/booking-tables.ts";
import { showBooking } from "../bookings/booking-view.ts";
import {
  type BookingWithDetails,
  findBookingWithDetails,
  lockBooking,
} from "../bookings/bookings.ts";
import { auditBooking } from "../bookings/change-booking.ts";
import { refuseFields } from "../../staff/refusals.ts";

export interface OwnFeedback {
  booking: BookingView;
  isOpen: boolean;
  answer: FeedbackAnswer | null;
  reason: FeedbackReason | null;
  message: string;
}

/** What a renter's link opens: their own answer, without the office's words. */
export async function findOwnFeedback(
  { database: { orm }, now }: AppContext,
  id: string,
): Promise<OwnFeedback | null> {
  const whole = await findBookingWithDetails(orm, id);
  if (!whole) return null;
  const { answer, reason, message, answeredBy } = viewingFeedback;
  const [given] = await orm
    .select({ answer, reason, message })
    .from(viewingFeedback)
    .where(and(eq(viewingFeedback.bookingId, id), eq(answeredBy, "renter")));
  return {
    booking: showBooking(whole, now()),
    isOpen: canGiveFeedback(whole.booking, now()),
    ...(given ?? { answer: null, reason: null, message: "" }),
  };
}

/** By the link in the email. The last answer counts. */
export async function answerFeedback(
  app: AppContext,
  id: string,
  fields: unknown,
): Promise<Outcome<{ done: string }>> {
  return recordAnswer(app, id, fields, "visitor");
}

/** What the renter told somebody of the office. */
export async function recordHeardFeedback(
  app: AppContext,
  by: StaffActor,
  id: string,
  fields: unknown,
): Promise<Outcome<{ done: string }>> {
  return recordAnswer(app, id, fields, by);
}

async function recordAnswer(
  app: AppContext,
  id: string,
  fields: unknown,
  actor: "visitor" | StaffActor,
): Promise<Outcome<{ done: string }>> {
  const read = v.safeParse(feedbackFields, fields);
  if (!read.success) return refuseFields(read.issues);
  return transact(app.database.orm, async (tx): Promise<Outcome<{ done: string }>> => {
    const found = await lockSeen(tx, app, id, actor);
    if (!found.ok) return found;
    const isOwn = actor === "visitor";
    const answeredBy = isOwn ? "renter" : actor.staffId;
    const { message: typed, ...said } = read.output;
    const message = await hideLinksInText(tx, typed);
    await write(tx, id, {
      ...said,
      // What they wrote themselves stays, whatever the office heard after it.
      ...((isOwn || message !== "") && { message }),
      answeredBy,
      answeredAt: app.now(),
      changedAt: app.now(),
    });
    await finish(tx, found.whole, actor, "feedback-given", { answer: read.output.answer });
    return { ok: true, answer: { done: "Feedback saved." } };
  });
}

/** The note of the office, and the landlord's text, which a change takes back. */
export async function writeOfficeFeedback(
  app: AppContext,
  by: StaffActor,
  id: string,
  fields: unknown,
  release: boolean,
): Promise<Outcome<{ done: string }>> {
  const read = v.safeParse(officeFeedbackFields, fields);
  if (!read.success) return refuseFields(read.issues);
  const { note, landlordText } = read.output;
  if (release && landlordText === "") {
    return refuseBookingField("landlordText", "Enter the feedback to share with the landlord");
  }
  return transact(app.database.orm, async (tx): Promise<Outcome<{ done: string }>> => {
    const found = await lockSeen(tx, app, id, by);
    if (!found.ok) return found;
    const [before] = await tx
      .select()
      .from(viewingFeedback)
      .where(eq(viewingFeedback.bookingId, id));
    const stays = Boolean(before?.releasedAt) && before?.landlordText === landlordText;
    const released = release
      ? { releasedAt: app.now(), releasedBy: by.staffId }
      : stays
        ? {}
        : { releasedAt: null, releasedBy: null };
    await write(tx, id, { note, landlordText, ...released, changedAt: app.now() });
    await finish(tx, found.whole, by, release ? "feedback-released" : "feedback-noted");
    const done = release ? "Feedback shared with the landlord." : "Saved.";
    return { ok: true, answer: { done } };
  });
}

/** An answer can't come from somebody who was not there. Months later a colleague may still note it. */
async function lockSeen(
  tx: Transaction,
  { now }: AppContext,
  id: string,
  actor: Actor,
): Promise<{ ok: true; whole: BookingWithDetails } | Refused> {
  const whole = (await lockBooking(tx, id)) ? await findBookingWithDetails(tx, id) : null;
  if (!whole) return noBooking;
  const isOpen = actor === "visitor" ? canGiveFeedback : canNoteFeedback;
  return isOpen(whole.booking, now()) ? { ok: true, whole } : notSeen;
}

const notSeen = refuseBooking(
  "There’s nothing to answer. The viewing hasn’t happened yet, didn’t take place or was too long ago.",
);

async function write(
  tx: Transaction,
  bookingId: string,
  changes: Omit<typeof viewingFeedback.$inferInsert, "bookingId">,
): Promise<void> {
  await tx
    .insert(viewingFeedback)
    .values({ bookingId, ...changes })
    .onConflictDoUpdate({ target: viewingFeedback.bookingId, set: changes });
}

async function finish(
  tx: Transaction,
  { booking, appointment }: BookingWithDetails,
  actor: Actor,
  action: ActionOf<"booking">,
  detail: AuditDetail = {},
): Promise<void> {
  await auditBooking(tx, actor, action, booking.id, detail);
  await notifyOffice(tx, { subject: "diary", id: appointment.id });
}
