import { findReminderRound } from "../../../domain/viewings/bookings/booking-time.ts";
import { findBookingsToRemind, claimReminder, findBookingWithDetails } from "./bookings.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import type { AppContext } from "../../app-context.ts";
import { createReminderMail } from "../mails/booking-mails.ts";
import { mailRenter } from "../diary/mail-renter.ts";
import type { BookingMailFacts } from "../mails/booking-mail-facts.ts";
import { findOwnChange } from "./find-own-change.ts";
import { auditBooking } from "./change-booking.ts";

/**
 * Queues reminders of tomorrow's viewings, each once: marking it and queueing the mail are one
 * transaction, safe across restarts and processes.
 */
export async function remindOfBookings(app: AppContext, stopping?: AbortSignal): Promise<void> {
  const round = findReminderRound(app.now());
  if (!round) return;
  const { orm } = app.database;
  for (const id of await findBookingsToRemind(orm, round)) {
    if (stopping?.aborted) return;
    try {
      await transact(orm, (tx) => remind(app, tx, id, round));
    } catch (error) {
      // A failing reminder must not block the others. It is retried in the next run.
      app.log.error({ err: error, bookingId: id }, "Viewing reminder failed");
    }
  }
}

async function remind(
  app: AppContext,
  tx: Transaction,
  id: string,
  round: Parameters<typeof claimReminder>[2],
): Promise<void> {
  if (!(await claimReminder(tx, id, round, app.now()))) return;
  const whole = await findBookingWithDetails(tx, id);
  if (!whole) return;
  const isConfirmed = whole.booking.state === "confirmed";
  const ownChange = await findOwnChange(tx, whole, app.now());
  const create = (facts: BookingMailFacts) =>
    createReminderMail({ ...facts, ownChange }, isConfirmed);
  if (await mailRenter(tx, app, whole, create)) await auditBooking(tx, "job", "reminded", id);
}
