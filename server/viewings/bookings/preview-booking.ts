import { eq } from "drizzle-orm";
import type { KnownPerson } from "../../../domain/contacts/applicant.ts";
import { hideLinkSlots } from "../../../domain/shared/mail/link-slot.ts";
import type { FreeTime } from "../../../domain/viewings/requests/free-times.ts";
import { findHomeAgency } from "../../branches/home-agency.ts";
import type { AppContext } from "../../app-context.ts";
import { listings } from "../../listings/listing-tables.ts";
import { getSiteOrigin } from "../../platform/http/site-origin.ts";
import { toMailText } from "../../platform/mail/render-mail.ts";
import { formatDoorAddress } from "./book-viewing.ts";
import { findOwnChange } from "./find-own-change.ts";
import { negotiators } from "../diary/diary-tables.ts";
import { createBookingMail } from "../mails/booking-mails.ts";

interface Previewed {
  listingId: string;
  person: KnownPerson;
  time: FreeTime;
}

const noId = "00000000-0000-4000-8000-000000000000";

/**
 * The mail as it would go, before anything is booked. Its links are made when it is sent. Null for
 * somebody without an address.
 */
export async function previewBooking(
  app: AppContext,
  { listingId, person, time }: Previewed,
): Promise<{ to: string; subject: string; text: string } | null> {
  const { orm } = app.database;
  const { email } = person;
  if (email === null) return null;
  const [listing] = await orm.select().from(listings).where(eq(listings.id, listingId));
  const [negotiator] = await orm
    .select()
    .from(negotiators)
    .where(eq(negotiators.id, time.negotiatorId));
  if (!listing || !negotiator) return null;
  const booking = {
    id: noId,
    startsAt: time.startsAt,
    endsAt: time.endsAt,
    place: formatDoorAddress(listing),
    calendarUid: noId,
    sequence: 0,
  };
  const facts = {
    booking,
    contact: { ...person, email },
    negotiator,
    listing,
    siteUrl: getSiteOrigin(app.config),
    agency: await findHomeAgency(orm, listingId),
    agencyEmail: app.config.agencyEmail,
    now: app.now(),
    ownChange: await findOwnChange(
      orm,
      { booking: { state: "booked", startsAt: time.startsAt }, listing },
      app.now(),
    ),
  };
  const { subject, html } = createBookingMail(facts, "booked");
  return {
    to: email,
    subject,
    text: hideLinkSlots(toMailText(html))
      .replaceAll(/\n{3,}/g, "\n\n")
      .trim(),
  };
}
