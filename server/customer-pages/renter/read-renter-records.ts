import { and, desc, eq, inArray, isNotNull, or } from "drizzle-orm";
import { contacts } from "../../contacts/contact-tables.ts";
import { enquiries } from "../../enquiries/enquiry-tables.ts";
import { listingRecords } from "../../listings/listing-record-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import { offers, offerTenants } from "../../offers/offer-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";
import {
  isTenancyDecisionHeld,
  readHeldDecisions,
  showOfferBefore,
} from "../../tenancies/decision/held-decisions.ts";
import { listTenancyIdsOfContacts } from "../../tenancies/find-tenancies.ts";
import { type LoadedTenancy, loadTenancy } from "../../tenancies/load-tenancy.ts";
import { bookings, viewingFeedback } from "../../viewings/bookings/booking-tables.ts";
import { appointments, negotiators } from "../../viewings/diary/diary-tables.ts";

export type RenterRecords = Awaited<ReturnType<typeof readRenterRecords>>;

/** All that one person has with homes of ours, newest first. What their page shows is of these alone. */
export async function readRenterRecords(db: Queryable, contactIds: readonly string[]) {
  const own = [...contactIds];
  const people = await db.select().from(contacts).where(inArray(contacts.id, own));
  const asked = await db
    .select({
      id: enquiries.id,
      kind: enquiries.kind,
      listingId: enquiries.listingId,
      createdAt: enquiries.createdAt,
    })
    .from(enquiries)
    .where(inArray(enquiries.contactId, own))
    .orderBy(desc(enquiries.createdAt));
  const viewings = await db
    .select({
      id: bookings.id,
      listingId: bookings.listingId,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      state: bookings.state,
      outcome: bookings.outcome,
      createdAt: bookings.createdAt,
      answeredAt: viewingFeedback.answeredAt,
      place: appointments.place,
      negotiator: {
        name: negotiators.name,
        phone: negotiators.phone,
        staffId: negotiators.staffId,
      },
    })
    .from(bookings)
    .innerJoin(appointments, eq(appointments.id, bookings.appointmentId))
    .innerJoin(negotiators, eq(negotiators.id, appointments.negotiatorId))
    .leftJoin(viewingFeedback, eq(viewingFeedback.bookingId, bookings.id))
    .where(inArray(bookings.contactId, own))
    .orderBy(desc(bookings.startsAt));
  const made = await listOffers(db, people);
  const tenancies: LoadedTenancy[] = [];
  for (const id of await listTenancyIdsOfContacts(db, own)) {
    const loaded = await loadTenancy(db, id);
    if (loaded !== null) tenancies.push(loaded);
  }
  return { contactIds: own, people, asked, viewings, offers: made, tenancies };
}

/** The same as their page shows it, with the decisions that it does not tell yet: they can be undone. */
export async function readShownRecords(db: Queryable, contactIds: readonly string[], now: Date) {
  const records = await readRenterRecords(db, contactIds);
  const { viewings, offers: made, tenancies } = records;
  const about = [...viewings, ...made, ...tenancies.map(({ row }) => row)];
  const held = await readHeldDecisions(
    db,
    about.map(({ listingId }) => listingId),
    now,
  );
  const booked = held.flatMap((former) => former.viewings.bookings);
  const shown: RenterRecords = {
    ...records,
    viewings: viewings.map((viewing) => {
      const was = booked.find(({ id }) => id === viewing.id);
      return was && viewing.state === "cancelled" ? { ...viewing, state: was.state } : viewing;
    }),
    offers: made.map((offer) => showOfferBefore(held, offer)),
    tenancies: tenancies.filter(({ row }) => !isTenancyDecisionHeld(held, row.id)),
  };
  return { records: shown, held };
}

/**
 * Of whoever was invited, and sent ones of everybody who is named in them. Which those are is read first:
 * PostgreSQL reads the whole table for an `or` with a subquery.
 */
async function listOffers(db: Queryable, people: readonly (typeof contacts.$inferSelect)[]) {
  const tenants = await db
    .select({ id: offerTenants.offerId })
    .from(offerTenants)
    .where(
      inArray(
        offerTenants.emailKey,
        people.flatMap(({ emailKey }) => emailKey ?? []),
      ),
    );
  const named = tenants.map(({ id }) => id);
  return db
    .select({
      id: offers.id,
      listingId: offers.listingId,
      contactId: offers.contactId,
      state: offers.state,
      content: offers.content,
      advertisedRent: offers.advertisedRent,
      invitedAt: offers.invitedAt,
      submittedAt: offers.submittedAt,
      expiresAt: offers.expiresAt,
      backupUntil: offers.backupUntil,
    })
    .from(offers)
    .where(
      or(
        inArray(
          offers.contactId,
          people.map(({ id }) => id),
        ),
        and(isNotNull(offers.submittedAt), inArray(offers.id, named)),
      ),
    )
    .orderBy(desc(offers.invitedAt));
}

export interface OwnHome {
  id: string;
  /** When something last happened. */
  at: Date;
  hasTenancy: boolean;
}

/** The homes of a person: one with a tenancy that runs first, then what is newest. */
export function listOwnHomes({
  asked,
  viewings,
  offers: made,
  tenancies,
}: RenterRecords): OwnHome[] {
  const homes = new Map<string, OwnHome>();
  const note = (id: string | null, at: Date, hasTenancy = false) => {
    if (id === null) return;
    const known = homes.get(id);
    homes.set(id, {
      id,
      at: known && known.at > at ? known.at : at,
      hasTenancy: hasTenancy || (known?.hasTenancy ?? false),
    });
  };
  for (const { listingId, createdAt } of asked) note(listingId, createdAt);
  for (const { listingId, createdAt, state } of viewings)
    if (state !== "cancelled") note(listingId, createdAt);
  for (const { listingId, submittedAt, invitedAt } of made)
    note(listingId, submittedAt ?? invitedAt);
  for (const { row } of tenancies)
    note(row.listingId, row.createdAt, row.state === "progressing" || row.state === "moved-in");
  return [...homes.values()].toSorted(
    (a, b) => Number(b.hasTenancy) - Number(a.hasTenancy) || b.at.getTime() - a.at.getTime(),
  );
}

export type CaseHome = Awaited<ReturnType<typeof listCaseHomes>>[number];

export function listCaseHomes(db: Queryable, ids: readonly string[]) {
  return db
    .select({
      id: listings.id,
      name: listings.name,
      area: listings.area,
      outcode: listings.outcode,
      rentPcm: listings.rentPcm,
      lowestRentPcm: listingRecords.lowestRentPcm,
      bedrooms: listings.bedrooms,
      lat: listings.lat,
      long: listings.long,
      noDeposit: listings.noDeposit,
      availableFrom: listings.availableFrom,
      status: listings.status,
      listedAt: listings.listedAt,
      cover: listings.cover,
    })
    .from(listings)
    .leftJoin(listingRecords, eq(listingRecords.id, listings.id))
    .where(inArray(listings.id, [...ids]));
}
