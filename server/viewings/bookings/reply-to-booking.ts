import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { BookingReply } from "../../../domain/viewings/bookings/booking-reply.ts";
import { bookingReplies, bookings } from "./booking-tables.ts";
import type { AppContext } from "../../app-context.ts";
import { createReplyNotices, type RenterReply } from "../mails/booking-notices.ts";
import { notifyOffice } from "../../agency/office-changes.ts";
import type { Transaction } from "../../platform/database/client.ts";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";
import { type LockedBooking, lockBookingWithDetails, buildMailFacts } from "./change-booking.ts";
import { findRecordId } from "../../access-links/access-links.ts";
import { noBooking } from "./booking-refusals.ts";
import { toPerson } from "../../conversations/open-conversation.ts";
import { recordRequest } from "../../conversations/record-request.ts";
import { handleSubmission } from "../../platform/submissions/handle-submission.ts";
import type { Outcome, Refusal, Refused, Submission } from "../../platform/submissions/outcome.ts";

/** Renter specification, section 7. */
export const replyRegistered = { message: "Thank you, your response has been registered" };

/** In the inbox, of a renter who wrote nothing. */
export const askedForChange = "Can’t attend and would like another time.";

const call = { name: "bookingreply", answer: v.object({ message: v.string() }) };

/**
 * Stores a renter's reply and notifies the agency. All replies are kept, the last one counts, and a
 * repeated confirmation is not reported again.
 */
export async function replyToBooking(
  app: AppContext,
  { linkSecret, attends, message, humanCheckToken }: BookingReply,
  submission: Submission,
): Promise<Outcome<{ message: string }>> {
  return handleSubmission(app, call, submission, {
    humanCheckToken,
    async prepare() {
      const bookingId = await findRecordId(app, "booking", linkSecret);
      if (bookingId === null) return matchId(noBooking.refusal);
      return {
        ok: true,
        async write(tx) {
          const event = attends ? "confirm" : "ask-change";
          const locked = await lockBookingWithDetails(tx, bookingId, event, app.now());
          if (!locked.ok) return matchId(locked.refusal);
          const reply = { attends, message };
          const mails = await writeReply(tx, app, locked, reply, submission.linkOrigin);
          return {
            ok: true,
            answer: replyRegistered,
            audit: {
              action: attends ? "booking.confirmed" : "booking.change-asked",
              subject: "booking",
              subjectId: bookingId,
              detail: {},
            },
            mails,
          };
        },
      };
    },
  });
}

/** The page shows errors by path. */
function matchId(refusal: Refusal): Refused {
  return {
    ok: false,
    refusal: { ...refusal, errors: [{ path: "id", message: refusal.detail }] },
  };
}

/** @returns the notices to the agency, none of a repeated confirmation */
export async function writeReply(
  tx: Transaction,
  app: AppContext,
  { whole, after }: LockedBooking,
  { attends, message }: RenterReply,
  linkOrigin: string | null,
): Promise<OutgoingMail[]> {
  const at = app.now();
  const bookingId = whole.booking.id;
  const [reply] = await tx
    .insert(bookingReplies)
    .values({ bookingId, attends, message, createdAt: at })
    .returning({ id: bookingReplies.id });
  if (reply && (!attends || message !== null)) {
    await recordRequest(tx, {
      kind: "booking-change",
      recordId: reply.id,
      person: toPerson(whole.contact.id, whole.contact),
      listingId: whole.listing.id,
      text: message ?? askedForChange,
      at,
    });
  }
  await tx.update(bookings).set({ state: after }).where(eq(bookings.id, bookingId));
  await notifyOffice(tx, { subject: "diary", id: whole.appointment.id });
  const isNews = !attends || message !== null || whole.booking.state !== after;
  const facts = buildMailFacts(app, whole, linkOrigin);
  return isNews ? createReplyNotices(facts, { attends, message }) : [];
}
