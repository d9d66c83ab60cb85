import { and, asc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { isAboutHomeOf } from "../branches/of-branch.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { matchesContact } from "../contacts/match-contacts.ts";
import type { Queryable } from "../platform/database/client.ts";
import { landlordHomes, landlords } from "./landlord-tables.ts";

/** More than that are no list to choose from: they are searched. */
const mostListed = 200;
const mostFound = 50;

interface Choice {
  id: string;
  companyName: string | null;
  firstname: string;
  lastname: string;
  email: string | null;
}

export interface LandlordSearch {
  /** Beginnings of a name or an e-mail address, or of a number. */
  find: string;
  /** Whoever is limited to it chooses among its landlords. Null: among all. */
  branch: string | null;
}

/**
 * Who a home can be given to, by name: all where they are few, else those that a search finds, and in
 * any case who has it now.
 */
export async function listLandlordChoices(
  db: Queryable,
  { find, branch }: LandlordSearch,
  current: Choice | null,
) {
  const all = await selectChoices(db)
    .where(hasHomeOf(db, branch))
    .orderBy(asc(landlords.id))
    .limit(mostListed + 1);
  const isLong = all.length > mostListed;
  const matches = isLong ? await findLandlords(db, { find, branch }) : all;
  const found = isLong ? matches.slice(0, mostFound) : matches;
  const isListed = current === null || found.some(({ id }) => id === current.id);
  return {
    search: isLong ? { find, found: found.length, hasMore: matches.length > mostFound } : null,
    choices: [...(isListed ? [] : [current]), ...sortByName(found)].map((one) => ({
      id: one.id,
      name: [`${one.firstname} ${one.lastname}`.trim(), one.companyName, one.email]
        .filter(Boolean)
        .join(", "),
    })),
  };
}

/** Of too many, those who wrote last, and one more than are shown. */
async function findLandlords(db: Queryable, { find, branch }: LandlordSearch): Promise<Choice[]> {
  if (find.trim() === "") return [];
  return selectChoices(db)
    .where(and(matchesContact(find), hasHomeOf(db, branch)))
    .orderBy(sql`${contacts.updatedAt} desc nulls first`, sql`${contacts.id} desc nulls first`)
    .limit(mostFound + 1);
}

function hasHomeOf(db: Queryable, branch: string | null): SQL | undefined {
  if (branch === null) return undefined;
  const ofBranch = db
    .select({ id: landlordHomes.landlordId })
    .from(landlordHomes)
    .where(isAboutHomeOf(branch, landlordHomes.listingId));
  return inArray(landlords.id, ofBranch);
}

function selectChoices(db: Queryable) {
  const { id, companyName } = landlords;
  const { firstname, lastname, email } = contacts;
  return db
    .select({ id, companyName, firstname, lastname, email })
    .from(landlords)
    .innerJoin(contacts, eq(contacts.id, landlords.contactId));
}

function sortByName(choices: readonly Choice[]): Choice[] {
  const name = ({ lastname, firstname }: Choice) => `${lastname} ${firstname}`;
  return choices.toSorted((a, b) => name(a).localeCompare(name(b), "en-GB"));
}
