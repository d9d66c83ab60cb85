import { asc, eq, inArray } from "drizzle-orm";
import { contacts } from "../contacts/contact-tables.ts";
import { listings } from "../listings/listing-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import { landlordHomes, landlords, landlordTerms } from "./landlord-tables.ts";

const whole = {
  id: landlords.id,
  contactId: landlords.contactId,
  companyName: landlords.companyName,
  address: landlords.address,
  sanctionsResult: landlords.sanctionsResult,
  sanctionsCheckedOn: landlords.sanctionsCheckedOn,
  sanctionsCheckedBy: landlords.sanctionsCheckedBy,
  sanctionsNote: landlords.sanctionsNote,
  checkedAs: landlords.checkedAs,
  digestStoppedAt: landlords.digestStoppedAt,
  createdAt: landlords.createdAt,
  firstname: contacts.firstname,
  lastname: contacts.lastname,
  email: contacts.email,
  phone: contacts.phone,
  /** When the record of their name was written last. */
  recordedAt: contacts.updatedAt,
};

export async function findLandlord(db: Queryable, id: string) {
  const [landlord] = await db
    .select(whole)
    .from(landlords)
    .innerJoin(contacts, eq(contacts.id, landlords.contactId))
    .where(eq(landlords.id, id));
  return landlord ?? null;
}

export async function findLandlordContactId(db: Queryable, id: string): Promise<string | null> {
  const [landlord] = await db
    .select({ contactId: landlords.contactId })
    .from(landlords)
    .where(eq(landlords.id, id));
  return landlord?.contactId ?? null;
}

export async function findLandlords(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select(whole)
    .from(landlords)
    .innerJoin(contacts, eq(contacts.id, landlords.contactId))
    .where(inArray(landlords.id, [...ids]));
}

/** One for each of a person's contacts that lets homes. */
export async function listLandlordIds(
  db: Queryable,
  contactIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ id: landlords.id })
    .from(landlords)
    .where(inArray(landlords.contactId, [...contactIds]))
    .orderBy(asc(landlords.createdAt));
  return rows.map(({ id }) => id);
}

/** The landlord of a home, with what the home and its licence allow. */
export async function findLandlordOfHome(db: Queryable, listingId: string) {
  const [landlord] = await db
    .select({
      ...whole,
      maxAdults: landlordHomes.maxAdults,
      maxHouseholds: landlordHomes.maxHouseholds,
    })
    .from(landlordHomes)
    .innerJoin(landlords, eq(landlords.id, landlordHomes.landlordId))
    .innerJoin(contacts, eq(contacts.id, landlords.contactId))
    .where(eq(landlordHomes.listingId, listingId));
  return landlord ?? null;
}

/** What the check of the sanctions list found of the landlord of each home that has one. */
export async function findLandlordChecks(
  db: Queryable,
  listingIds: readonly string[],
): Promise<ReadonlyMap<string, "clear" | "match" | null>> {
  const rows = await db
    .select({ listingId: landlordHomes.listingId, result: landlords.sanctionsResult })
    .from(landlordHomes)
    .innerJoin(landlords, eq(landlords.id, landlordHomes.landlordId))
    .where(inArray(landlordHomes.listingId, [...listingIds]));
  return new Map(rows.map(({ listingId, result }) => [listingId, result]));
}

export function listHomesOfLandlord(db: Queryable, landlordId: string) {
  return db
    .select({
      id: listings.id,
      name: listings.name,
      area: listings.area,
      outcode: listings.outcode,
      status: listings.status,
      rentPcm: listings.rentPcm,
      availableFrom: listings.availableFrom,
      listedAt: listings.listedAt,
      maxAdults: landlordHomes.maxAdults,
      maxHouseholds: landlordHomes.maxHouseholds,
      since: landlordHomes.since,
      papersFrom: landlordHomes.papersFrom,
    })
    .from(landlordHomes)
    .innerJoin(listings, eq(listings.id, landlordHomes.listingId))
    .where(eq(landlordHomes.landlordId, landlordId))
    .orderBy(asc(listings.name), asc(listings.id));
}

/** Also those that were never advertised, since when each is theirs. */
export function listAllHomesOfLandlord(db: Queryable, landlordId: string) {
  return db
    .select({ id: landlordHomes.listingId, since: landlordHomes.since })
    .from(landlordHomes)
    .where(eq(landlordHomes.landlordId, landlordId));
}

/** Oldest first. */
export function listTerms(db: Queryable, landlordId: string) {
  return db
    .select()
    .from(landlordTerms)
    .where(eq(landlordTerms.landlordId, landlordId))
    .orderBy(asc(landlordTerms.sentOn), asc(landlordTerms.recordedAt), asc(landlordTerms.id));
}
