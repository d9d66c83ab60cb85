import { formatViewingTimes, listViewingTimes } from "../../domain/viewings/booking-time.ts";
import type { BookingWithDetails } from "./bookings.ts";
import type { AppContext } from "../app-context.ts";
import { getSiteOrigin } from "../platform/http/site-origin.ts";
import { getLondonDateTime } from "../../domain/shared/london-time.ts";
import { asc, eq } from "drizzle-orm";
import { createBookingLink } from "./booking-link.ts";
import { bookingReplies } from "./booking-tables.ts";
import type { Queryable } from "../platform/database/client.ts";

type Write = (line: string) => void;

export async function writeBooking(
  app: AppContext,
  whole: BookingWithDetails,
  write: Write,
): Promise<void> {
  const { booking, contact, listing, negotiator } = whole;
  write(`${booking.id}  ${booking.state}`);
  write(`When: ${formatTime(booking)}`);
  write(`Where: ${booking.place}`);
  write(`Home: ${listing.name}, ${listing.area} ${listing.outcode} (${listing.agentRef})`);
  write(`Negotiator: ${negotiator.name}, ${negotiator.phone}`);
  write(
    `Renter: ${contact.firstname} ${contact.lastname}, ${contact.phone}, ${contact.email ?? "no email"}`,
  );
  write(`Request: ${booking.enquiryId ?? "erased"}`);
  // For whoever asks for it on the telephone: the links of the mails stay with their reader.
  const secret = await createBookingLink(app, booking.id);
  write(`Page: ${getSiteOrigin(app.config) ?? ""}/booking-confirmation?id=${secret}`);
  for (const reply of await listReplies(app.database.orm, booking.id)) {
    const what = reply.attends ? "attends" : "asks for a change";
    const words = reply.message === null ? "" : `: ${reply.message.replaceAll(/\s+/g, " ")}`;
    write(`${getLondonDateTime(reply.createdAt)}  ${what}${words}`);
  }
}

export function formatTime({ startsAt, endsAt }: BookingWithDetails["booking"]): string {
  return formatViewingTimes(listViewingTimes(startsAt, endsAt));
}

/** In order of arrival. The last reply counts. */
function listReplies(db: Queryable, bookingId: string) {
  return db
    .select()
    .from(bookingReplies)
    .where(eq(bookingReplies.bookingId, bookingId))
    .orderBy(asc(bookingReplies.createdAt));
}
