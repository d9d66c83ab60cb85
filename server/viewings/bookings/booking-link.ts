import { eq } from "drizzle-orm";
import { createFollowedLink } from "../../access-links/access-links.ts";
import type { AppContext } from "../../app-context.ts";
import { bookings } from "./booking-tables.ts";

/**
 * Makes a link to a viewing that is followed at once, for whoever has just opened something of theirs.
 * @returns its secret
 */
export async function createBookingLink(
  { database: { orm }, now }: AppContext,
  bookingId: string,
): Promise<string> {
  const { contactId } = bookings;
  const [booking] = await orm
    .select({ contactId })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  if (!booking) throw new Error("We can’t find that viewing.");
  return createFollowedLink(orm, {
    ...booking,
    purpose: "booking",
    recordId: bookingId,
    at: now(),
  });
}
