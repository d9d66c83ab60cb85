import { eq } from "drizzle-orm";
import {
  listViewingTimes,
  parseViewingPlan,
  type ViewingPlan,
} from "../../domain/viewings/booking-time.ts";
import { findUpcomingBooking, findBookingWithDetails } from "./bookings.ts";
import { bookings } from "./booking-tables.ts";
import { insertAppointment } from "./appointments.ts";
import { recordAnswerElsewhere } from "../conversations/note-answered.ts";
import { enquiries } from "../enquiries/enquiry-tables.ts";
import { listings } from "../listings/listing-tables.ts";
import type { AppContext } from "../app-context.ts";
import { createBookingMail } from "./mails/booking-mails.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import { createBookingId } from "./booking-id.ts";
import { isTaken, noNegotiator, refuseBooking } from "./booking-refusals.ts";
import { lockDiary, buildMailFacts, auditBooking, refuseIfOverlapping } from "./change-booking.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";

export interface ViewingToBook extends ViewingPlan {
  enquiryId: string;
  negotiatorId: number;
  /** Meeting place, by default the home's address. */
  place?: string;
}

/**
 * Books a viewing for an enquiry and mails the renter. A negotiator's viewings never overlap, and
 * an enquiry has at most one upcoming viewing.
 */
export async function bookViewing(
  app: Pick<AppContext, "database" | "config" | "now">,
  { enquiryId, negotiatorId, place, ...plan }: ViewingToBook,
): Promise<Outcome<{ bookingId: string }>> {
  const now = app.now();
  const planned = parseViewingPlan(plan, now);
  if (!planned.ok) return refuseBooking(planned.problem);
  const { startsAt, endsAt } = planned;
  const work = () =>
    app.database.orm.transaction(async (tx): Promise<Outcome<{ bookingId: string }>> => {
      const [found] = await tx
        .select({ enquiry: enquiries, listing: listings })
        .from(enquiries)
        .innerJoin(listings, eq(listings.id, enquiries.listingId))
        .where(eq(enquiries.id, enquiryId))
        // Locks the home too, so that it can't become let agreed before the booking is stored.
        .for("no key update", { of: [enquiries, listings] });
      if (!found) return refuseBooking("There is no such request.");
      const { enquiry, listing } = found;
      if (listing.status === "withdrawn") return refuseBooking("This home is no longer listed.");
      const ahead = await findUpcomingBooking(tx, enquiryId, now);
      if (ahead) {
        return refuseBooking(`This request has a viewing ahead, ${ahead.id}: move that one.`);
      }
      if (!(await lockDiary(tx, negotiatorId))) return noNegotiator;

      const bookingId = createBookingId();
      const appointmentId = await insertAppointment(tx, {
        kind: "viewing",
        negotiatorId,
        listingId: listing.id,
        place: place ?? formatDoorAddress(listing),
        startsAt,
        endsAt,
        createdBy: "command line",
        createdAt: now,
        changedAt: now,
      });
      await tx.insert(bookings).values({
        id: bookingId,
        appointmentId,
        enquiryId,
        listingId: enquiry.listingId,
        contactId: enquiry.contactId,
        startsAt,
        endsAt,
        state: "booked",
        placedAt: now,
      });
      await auditBooking(tx, "command line", "booked", bookingId, { enquiryId, negotiatorId });
      const whole = await findBookingWithDetails(tx, bookingId);
      if (!whole) throw new Error("The booking was not written.");
      await queueMail(tx, createBookingMail(buildMailFacts(app, whole), "booked"));
      const { day, from } = listViewingTimes(startsAt, endsAt);
      await recordAnswerElsewhere(tx, {
        contactId: enquiry.contactId,
        listingId: enquiry.listingId,
        body: `Booked a viewing: ${day}, ${from}.`,
        staffId: null,
        at: now,
      });
      return { ok: true, answer: { bookingId } };
    });
  return refuseIfOverlapping(work, isTaken);
}

/** Full address, private until a viewing is booked. */
function formatDoorAddress({
  address,
  city,
  outcode,
  incode,
}: typeof listings.$inferSelect): string {
  return `${address}, ${city} ${outcode} ${incode}`.trim();
}
