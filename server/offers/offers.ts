import { and, asc, desc, eq, inArray, lte } from "drizzle-orm";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { offers, offerTenants } from "./offer-tables.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { listings } from "../listings/listing-tables.ts";

export type OfferRow = typeof offers.$inferSelect;

/** Returns an offer with applicant and home, whatever their state. */
export async function findOfferRow(db: Queryable, id: string) {
  const [row] = await db
    .select({ offer: offers, contact: contacts, listing: listings })
    .from(offers)
    .innerJoin(contacts, eq(contacts.id, offers.contactId))
    .innerJoin(listings, eq(listings.id, offers.listingId))
    .where(eq(offers.id, id));
  return row ?? null;
}

export type OfferWithHome = NonNullable<Awaited<ReturnType<typeof findOfferRow>>>;

/** Locks and returns an offer until the transaction ends. */
export async function lockOffer(tx: Transaction, id: string): Promise<OfferRow | null> {
  const [row] = await tx.select().from(offers).where(eq(offers.id, id)).for("update");
  return row ?? null;
}

export async function listTenants(db: Queryable, offerId: string) {
  return db
    .select()
    .from(offerTenants)
    .where(eq(offerTenants.offerId, offerId))
    .orderBy(asc(offerTenants.position));
}

export type TenantRow = Awaited<ReturnType<typeof listTenants>>[number];

export async function listNewestOffers(db: Queryable, limit: number) {
  return db
    .select({
      id: offers.id,
      state: offers.state,
      invitedAt: offers.invitedAt,
      submittedAt: offers.submittedAt,
      listingId: listings.id,
      home: listings.name,
    })
    .from(offers)
    .innerJoin(listings, eq(listings.id, offers.listingId))
    .orderBy(desc(offers.invitedAt))
    .limit(limit);
}

export async function findOverdueOffers(
  db: Queryable,
  now: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: offers.id })
    .from(offers)
    .where(and(inArray(offers.state, ["invited", "draft"]), lte(offers.expiresAt, now)))
    .limit(limit);
  return rows.map(({ id }) => id);
}
