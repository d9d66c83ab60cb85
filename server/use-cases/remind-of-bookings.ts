import { reminderRound } from "../../domain/viewings/booking-time.ts";
import { bookingsToRemind, takeReminder, wholeBooking } from "../db/bookings.ts";
import type { Transaction } from "../db/client.ts";
import type { House } from "../house.ts";
import { reminderMail } from "../mail/booking-mails.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { mailFacts, noteBooking } from "./change-booking.ts";

/**
 * Queues the reminders of tomorrow's viewings, each once: the note that it was written and its mail
 * are one transaction, so that neither a restart nor a second process writes another.
 */
export async function remindOfBookings(
  house: Pick<House, "database" | "config" | "log" | "now">,
  stopping?: AbortSignal,
): Promise<void> {
  const round = reminderRound(house.now());
  if (!round) return;
  const { orm } = house.database;
  for (const id of await bookingsToRemind(orm, round)) {
    if (stopping?.aborted) return;
    try {
      await orm.transaction((tx) => remind(house, tx, id, round));
    } catch (error) {
      // One that can't be told must not keep the others from it: it is tried again.
      house.log.error({ err: error, bookingId: id }, "A reminder could not be written.");
    }
  }
}

async function remind(
  house: Pick<House, "config" | "now">,
  tx: Transaction,
  id: string,
  round: Parameters<typeof takeReminder>[2],
): Promise<void> {
  if (!(await takeReminder(tx, id, round, house.now()))) return;
  const whole = await wholeBooking(tx, id);
  if (!whole) return;
  await queueMail(tx, reminderMail(mailFacts(house, whole), whole.booking.state === "confirmed"));
  await noteBooking(tx, "job", "reminded", id);
}
