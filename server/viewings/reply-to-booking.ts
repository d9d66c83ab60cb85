import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { BookingReply } from "../../domain/viewings/booking-reply.ts";
import { bookingReplies, bookings } from "./booking-tables.ts";
import type { AppContext } from "../app-context.ts";
import { createReplyNotices } from "./mails/booking-mails.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import { lockBookingWithDetails, buildMailFacts, auditBooking } from "./change-booking.ts";
import {
  createHumanCheckRefusal,
  consumeChallenge,
} from "../platform/human-check/human-challenge.ts";
import { findStoredResponse, withIdempotency } from "../platform/submissions/idempotency.ts";
import type { Outcome, Refusal, Submission } from "../platform/submissions/outcome.ts";
import { verifyHuman } from "../platform/submissions/verify-human.ts";

/** Renter specification, section 7. */
export const replyRegistered = { message: "Thank you, your response has been registered" };

const call = { name: "bookingreply", answer: v.object({ message: v.string() }) };

/**
 * Stores a renter's reply and notifies the agency. All replies are kept, the last one counts, and a
 * repeated confirmation is not reported again.
 */
export async function replyToBooking(
  app: AppContext,
  { bookingId, attends, message, humanCheckToken }: BookingReply,
  submission: Submission,
): Promise<Outcome<{ message: string }>> {
  const { database, humanCheck } = app;
  const before = await findStoredResponse(database, call, submission);
  if (before) return before;
  const human = await verifyHuman(humanCheck, submission, humanCheckToken);
  if (!human.ok) return createHumanCheckRefusal(human.reason);

  return withIdempotency(database, call, submission, async (tx) => {
    if (!(await consumeChallenge(tx, human))) return createHumanCheckRefusal("used");
    const now = app.now();
    const event = attends ? "confirm" : "ask-change";
    const locked = await lockBookingWithDetails(tx, bookingId, event, now);
    if (!locked.ok) return matchId(locked.refusal);
    const { whole, after } = locked;
    await tx.insert(bookingReplies).values({ bookingId, attends, message, createdAt: now });
    await tx.update(bookings).set({ state: after }).where(eq(bookings.id, bookingId));
    await auditBooking(tx, "visitor", attends ? "confirmed" : "change-asked", bookingId);
    const isNews = !attends || message !== null || whole.booking.state !== after;
    if (isNews) {
      const facts = buildMailFacts(app, whole, submission.linkOrigin);
      for (const mail of createReplyNotices(facts, { attends, message })) await queueMail(tx, mail);
    }
    return { ok: true, answer: replyRegistered };
  });
}

/** The page shows errors by path. */
function matchId(refusal: Refusal): Outcome<never> {
  return {
    ok: false,
    refusal: { ...refusal, errors: [{ path: "id", message: refusal.detail }] },
  };
}
