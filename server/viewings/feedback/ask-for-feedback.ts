import { and, asc, eq, exists, gt, isNotNull, isNull } from "drizzle-orm";
import { findFeedbackRound } from "../../../domain/viewings/feedback/feedback.ts";
import type { AppContext } from "../../app-context.ts";
import type { Queryable, Transaction } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { bookings, viewingFeedback } from "../bookings/booking-tables.ts";
import { findBookingWithDetails } from "../bookings/bookings.ts";
import { auditBooking } from "../bookings/change-booking.ts";
import { mailRenter } from "../diary/mail-renter.ts";
import { createFeedbackMail } from "../mails/booking-mails.ts";
import { wasViewed } from "./was-viewed.ts";

function isDue(db: Queryable, { after, until }: ReturnType<typeof findFeedbackRound>) {
  const reached = db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.id, bookings.contactId), isNotNull(contacts.email)));
  return and(
    gt(bookings.endsAt, after),
    // A no-show that was tapped by mistake is asked once that is put right.
    wasViewed(until),
    isNull(bookings.feedbackAskedAt),
    // Somebody who gives an email address in time is asked, and the office does not read before that they were.
    exists(reached),
  );
}

/**
 * Asks renters how it was, half an hour after the end, each once: the mark and the mail are one
 * transaction. Not those who were not there, and not those who have answered already.
 */
export async function askForFeedback(app: AppContext, stopping?: AbortSignal): Promise<void> {
  const round = findFeedbackRound(app.now());
  const { orm } = app.database;
  const due = await orm
    .select({ id: bookings.id })
    .from(bookings)
    .where(isDue(orm, round))
    .orderBy(asc(bookings.endsAt));
  for (const { id } of due) {
    if (stopping?.aborted) return;
    try {
      await transact(orm, (tx) => ask(tx, app, id, round));
    } catch (error) {
      // One that fails must not keep the others waiting. It is tried again in the next run.
      app.log.error({ err: error, bookingId: id }, "Feedback request failed");
    }
  }
}

async function ask(
  tx: Transaction,
  app: AppContext,
  id: string,
  round: ReturnType<typeof findFeedbackRound>,
): Promise<void> {
  const claimed = await tx
    .update(bookings)
    .set({ feedbackAskedAt: app.now() })
    .where(and(eq(bookings.id, id), isDue(tx, round)))
    .returning({ id: bookings.id });
  if (claimed.length === 0) return;
  const answered = and(eq(viewingFeedback.bookingId, id), isNotNull(viewingFeedback.answeredAt));
  if ((await tx.$count(viewingFeedback, answered)) > 0) return;
  const whole = await findBookingWithDetails(tx, id);
  if (!whole) return;
  if (await mailRenter(tx, app, whole, createFeedbackMail))
    await auditBooking(tx, "job", "feedback-asked", id);
}
