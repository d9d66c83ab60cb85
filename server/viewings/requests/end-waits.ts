import { and, asc, eq, gte, inArray, isNull, ne, or } from "drizzle-orm";
import type { ShownNoMore } from "../../../domain/listings/listing-state.ts";
import type { AppContext } from "../../app-context.ts";
import { findHomeAgency } from "../../branches/home-agency.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import { readSimilarHomes } from "../../listings/similar-homes.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { getSiteOrigin } from "../../platform/http/site-origin.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { bookings } from "../bookings/booking-tables.ts";
import { viewingWaits } from "../keys/home-viewing-tables.ts";
import { createWaitOverMail } from "../mails/wait-mail.ts";

/**
 * Nobody waits any more for homes that are not shown: whoever does is told so, once. Not those who
 * have had a viewing of it since, or whose viewing was just cancelled: they have heard.
 * @param cancelled ids of the bookings whose renters are told already
 */
export async function endWaits(
  tx: Transaction,
  { config }: AppContext,
  { ids, because }: { ids: readonly string[]; because: ShownNoMore },
  cancelled: readonly string[],
): Promise<void> {
  const knows = or(
    ne(bookings.state, "cancelled"),
    cancelled.length > 0 ? inArray(bookings.id, [...cancelled]) : undefined,
  );
  const waiting = await tx
    .select({
      enquiryId: viewingWaits.enquiryId,
      contact: contacts,
      listing: listings,
    })
    .from(viewingWaits)
    .innerJoin(contacts, eq(contacts.id, viewingWaits.contactId))
    .innerJoin(listings, eq(listings.id, viewingWaits.listingId))
    .leftJoin(
      bookings,
      and(
        eq(bookings.listingId, viewingWaits.listingId),
        eq(bookings.contactId, viewingWaits.contactId),
        // One that was over when they began to wait is not what they waited for.
        gte(bookings.endsAt, viewingWaits.since),
        knows,
      ),
    )
    .where(and(inArray(viewingWaits.listingId, [...ids]), isNull(bookings.id)))
    .orderBy(asc(viewingWaits.listingId), asc(viewingWaits.since), asc(viewingWaits.id));
  const siteUrl = getSiteOrigin(config);
  for (const people of Map.groupBy(waiting, ({ listing }) => listing.id).values()) {
    const home = people[0]!.listing;
    const agency = await findHomeAgency(tx, home.id);
    const gone = { because, instead: await readSimilarHomes(tx, home) };
    for (const { contact, enquiryId } of people) {
      const { firstname, email } = contact;
      if (enquiryId === null || email === null) continue;
      const facts = { contact: { firstname, email }, listing: home, enquiryId, siteUrl, agency };
      await queueMail(tx, createWaitOverMail({ ...facts, replyTo: config.agencyEmail }, gone));
    }
  }
  await tx.delete(viewingWaits).where(inArray(viewingWaits.listingId, [...ids]));
}
