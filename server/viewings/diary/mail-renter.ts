import type { AppContext } from "../../app-context.ts";
import type { Transaction } from "../../platform/database/client.ts";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import type { BookingWithDetails } from "../bookings/bookings.ts";
import { buildMailFacts } from "../bookings/change-booking.ts";
import type { BookingMailFacts } from "../mails/booking-mail-facts.ts";

/**
 * Queues a mail to the renter of a viewing, in the transaction of what it says.
 * @returns false for somebody without an email address: nothing goes, and the office rings them
 */
export async function mailRenter(
  tx: Transaction,
  app: AppContext,
  whole: BookingWithDetails,
  create: (facts: BookingMailFacts) => OutgoingMail,
): Promise<boolean> {
  const facts = buildMailFacts(app, whole);
  const { email } = whole.contact;
  if (email === null) return false;
  await queueMail(tx, create({ ...facts, contact: { ...whole.contact, email } }));
  return true;
}
