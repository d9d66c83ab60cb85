import { inArray } from "drizzle-orm";
import { contacts } from "../contacts/contact-tables.ts";
import { findLandlord } from "../landlords/landlords.ts";
import type { Transaction } from "../platform/database/client.ts";
import type { PersonRow } from "./load-tenancy.ts";
import type { Addressee } from "./mails/tenancy-mails.ts";

/** Each person once. The site has no page of theirs to which a mail could lead. */
export async function addressPeople(
  tx: Transaction,
  people: readonly Pick<PersonRow, "contactId" | "name" | "role">[],
  ...roles: PersonRow["role"][]
): Promise<Addressee[]> {
  const asked = people.filter(({ role }) => roles.includes(role));
  const ids = [...new Set(asked.map(({ contactId }) => contactId))];
  const rows = await tx.select().from(contacts).where(inArray(contacts.id, ids));
  return rows.map(({ id, email, firstname }) => {
    // People who share an address are told in one mail.
    const names = asked.filter(({ contactId }) => contactId === id).map(({ name }) => name);
    return { name: names.length > 1 ? names.join(" and ") : firstname, email, url: null };
  });
}

/** Null for a home without a landlord on record. */
export async function addressLandlord(
  tx: Transaction,
  landlordId: string | null,
): Promise<Addressee | null> {
  const landlord = landlordId === null ? null : await findLandlord(tx, landlordId);
  return landlord && { name: landlord.firstname, email: landlord.email, url: null };
}
