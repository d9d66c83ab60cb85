import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Choice } from "../../domain/shared/fields/choice.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import { searchWords } from "../../domain/shared/text/folded-text.ts";
import { isAboutHomeOf, isHomeOf } from "../branches/of-branch.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { containsContact, matchesContact } from "../contacts/match-contacts.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { listHomeMatches } from "../listings/match-homes.ts";
import type { Queryable } from "../platform/database/client.ts";
import type { ChoiceSource } from "../staff/read-choice.ts";
import { landlordHomes, landlords } from "./landlord-tables.ts";

/**
 * Whom a home can be given to, by the beginnings of a name, a company or an email address, or of a number;
 * if there are none, by any part, by their own address, or by one of their homes.
 * @param branch whoever is limited to it chooses among its landlords. Null: among all
 */
export function createLandlordChoices(db: Queryable, branch: string | null): ChoiceSource {
  return {
    what: ["landlord", "landlords"],
    by: "part of their name, email, phone number or address, or of a property they let",
    find: async (text, atMost) =>
      (await findLandlords(db, branch, text, atMost)).map((one) => toChoice(one)),
    async get(id) {
      const isTheirs = and(eq(landlords.id, id), hasHomeOf(db, branch));
      const [landlord] = isUuid(id) ? await select(db, isTheirs, 1) : [];
      return landlord ? toChoice(landlord) : null;
    },
  };
}

/** The one search for landlords, of the field that chooses one and of Ctrl K. */
export async function findLandlords(
  db: Queryable,
  branch: string | null,
  text: string,
  atMost: number,
) {
  const find = (where: SQL | undefined) => select(db, and(where, hasHomeOf(db, branch)), atMost);
  const begins = await find(matchesContact(text));
  if (begins.length > 0) return begins;
  const ways = [hasCompany(text), containsContact(text), hasAddress(text)];
  return find(or(...ways, letsHome(db, branch, text)));
}

/** Few have a company, so all of them are read. */
function hasCompany(text: string): SQL {
  if (text.trim() === "") return sql`false`;
  const pattern = `%${text.trim().replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql`${landlords.companyName} ilike ${pattern}`;
}

/** Their own, for service. A postcode may be typed without its space. */
function hasAddress(text: string): SQL | undefined {
  const words = searchWords(text);
  if (words.join("").length < fewestLetters) return undefined;
  const address = sql`lower(${landlords.address})`;
  const squeezed = sql`strpos(replace(${address}, ' ', ''), ${words.join("")}) > 0`;
  return or(and(...words.map((word) => sql`strpos(${address}, ${word}) > 0`)), squeezed);
}

/** By street, postcode or reference, as a home is found anywhere. */
function letsHome(db: Queryable, branch: string | null, text: string): SQL | undefined {
  const matches = listHomeMatches(text);
  if (matches.length === 0) return undefined;
  const theirs = db
    .select({ id: landlordHomes.landlordId })
    .from(landlordHomes)
    .innerJoin(listingRecords, eq(listingRecords.id, landlordHomes.listingId))
    .where(and(or(...matches), isHomeOf(branch)));
  return inArray(landlords.id, theirs);
}

/** Of an address, as fewer are in most of them. */
const fewestLetters = 3;

/** Null: no condition. */
export function hasHomeOf(db: Queryable, branch: string | null): SQL | undefined {
  if (branch === null) return undefined;
  const ofBranch = db
    .select({ id: landlordHomes.landlordId })
    .from(landlordHomes)
    .where(isAboutHomeOf(branch, landlordHomes.listingId));
  return inArray(landlords.id, ofBranch);
}

/** Those first who wrote last. */
function select(db: Queryable, where: SQL | undefined, atMost: number) {
  const { id, contactId, companyName } = landlords;
  const { firstname, lastname, email, phone } = contacts;
  return db
    .select({ id, contactId, companyName, firstname, lastname, email, phone })
    .from(landlords)
    .innerJoin(contacts, eq(contacts.id, landlords.contactId))
    .where(where)
    .orderBy(sql`${contacts.updatedAt} desc nulls first`, sql`${contacts.id} desc nulls first`)
    .limit(atMost);
}

function toChoice({
  id,
  email,
  phone,
  ...named
}: Awaited<ReturnType<typeof select>>[number]): Choice {
  return {
    id,
    name: nameLandlord(named),
    detail: [email ?? "No email", phone].filter(Boolean).join(" · "),
  };
}

export function nameLandlord(one: {
  firstname: string;
  lastname: string;
  companyName: string | null;
}): string {
  return [`${one.firstname} ${one.lastname}`.trim(), one.companyName].filter(Boolean).join(", ");
}
