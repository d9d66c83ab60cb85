import { and, asc, eq, gt, inArray, isNull, lte } from "drizzle-orm";
import { findSecondReminderRound } from "../../../domain/viewings/bookings/own-change.ts";
import type { AppContext } from "../../app-context.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import { bookings } from "./booking-tables.ts";
import { findBookingWithDetails } from "./bookings.ts";
import { auditBooking } from "./change-booking.ts";
import { mailRenter } from "../diary/mail-renter.ts";
import { createSecondReminderMail } from "../mails/booking-mails.ts";

type Round = ReturnType<typeof findSecondReminderRound>;

function isDue({ after, until }: Round) {
  return and(
    gt(bookings.startsAt, after),
    lte(bookings.startsAt, until),
    eq(bookings.wantsSecondReminder, true),
    isNull(bookings.secondRemindedAt),
    inArray(bookings.state, ["booked", "confirmed"]),
  );
}

/**
 * Queues the second reminders that renters asked for, each once over all processes. One that would
 * come in the last hour is dropped.
 */
export async function remindAgain(app: AppContext, stopping?: AbortSignal): Promise<void> {
  const round = findSecondReminderRound(app.now());
  const { orm } = app.database;
  const due = await orm
    .select({ id: bookings.id })
    .from(bookings)
    .where(isDue(round))
    .orderBy(asc(bookings.startsAt));
  for (const { id } of due) {
    if (stopping?.aborted) return;
    try {
      await transact(orm, (tx) => remind(tx, app, id, round));
    } catch (error) {
      // A failing reminder must not block the others. It is retried in the next run.
      app.log.error({ err: error, bookingId: id }, "Second viewing reminder failed");
    }
  }
}

async function remind(tx: Transaction, app: AppContext, id: string, round: Round): Promise<void> {
  const claimed = await tx
    .update(bookings)
    .set({ secondRemindedAt: app.now() })
    .where(and(eq(bookings.id, id), isDue(round)))
    .returning({ id: bookings.id });
  const whole = claimed.length > 0 ? await findBookingWithDetails(tx, id) : null;
  if (!whole) return;
  if (await mailRenter(tx, app, whole, createSecondReminderMail))
    await auditBooking(tx, "job", "reminded-again", id);
}
