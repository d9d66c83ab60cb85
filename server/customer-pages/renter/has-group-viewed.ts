import { and, eq, inArray, notInArray, or } from "drizzle-orm";
import { contacts } from "../../contacts/contact-tables.ts";
import { offerTenants } from "../../offers/offer-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { bookings } from "../../viewings/bookings/booking-tables.ts";
import { wasViewed } from "../../viewings/feedback/was-viewed.ts";

/**
 * Whether somebody else who is named in an offer, or was invited to it, viewed its home. Who is named
 * is read first: PostgreSQL reads the whole table for an `or` with a subquery.
 */
export async function hasGroupViewed(
  db: Queryable,
  offer: { id: string; listingId: string; contactId: string; submittedAt: Date | null } | null,
  contactIds: readonly string[],
  now: Date,
): Promise<boolean> {
  if (!offer?.submittedAt) return false;
  const named = await db
    .select({ emailKey: offerTenants.emailKey })
    .from(offerTenants)
    .where(eq(offerTenants.offerId, offer.id));
  const keys = named.flatMap(({ emailKey }) => emailKey ?? []);
  const group = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(
      and(
        or(eq(contacts.id, offer.contactId), inArray(contacts.emailKey, keys)),
        notInArray(contacts.id, [...contactIds]),
      ),
    );
  if (group.length === 0) return false;
  const ids = group.map(({ id }) => id);
  const ofHome = and(eq(bookings.listingId, offer.listingId), inArray(bookings.contactId, ids));
  return (await db.$count(bookings, and(ofHome, wasViewed(now)))) > 0;
}
