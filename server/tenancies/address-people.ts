import { inArray } from "drizzle-orm";
import type { AppContext } from "../app-context.ts";
import { createCaseLink } from "../case-links/create-case-link.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { findLandlord } from "../landlords/landlords.ts";
import type { Transaction } from "../platform/database/client.ts";
import type { PersonRow } from "./load-tenancy.ts";
import type { Addressee } from "./mails/tenancy-mails.ts";

type AddressContext = Pick<AppContext, "config" | "now">;

/** Each person once, with a link of their own to their page. */
export async function addressPeople(
  tx: Transaction,
  { config, now }: AddressContext,
  people: readonly Pick<PersonRow, "contactId" | "name" | "role">[],
  ...roles: PersonRow["role"][]
): Promise<Addressee[]> {
  const asked = people.filter(({ role }) => roles.includes(role));
  const ids = [...new Set(asked.map(({ contactId }) => contactId))];
  const rows = await tx.select().from(contacts).where(inArray(contacts.id, ids));
  const addressees: Addressee[] = [];
  for (const { id, email, firstname } of rows) {
    // People who share an address are told in one mail.
    const names = asked.filter(({ contactId }) => contactId === id).map(({ name }) => name);
    const name = names.length > 1 ? names.join(" and ") : firstname;
    const siteUrl = config.publicUrl;
    const link = siteUrl && (await createCaseLink(tx, { contactId: id }, { siteUrl, at: now() }));
    addressees.push({ name, email, url: link ? link.url : null });
  }
  return addressees;
}

/** Null for a home without a landlord on record. */
export async function addressLandlord(
  tx: Transaction,
  { config, now }: AddressContext,
  landlordId: string | null,
): Promise<Addressee | null> {
  const landlord = landlordId === null ? null : await findLandlord(tx, landlordId);
  if (landlord === null) return null;
  const siteUrl = config.publicUrl;
  const owner = { landlordId: landlord.id };
  const link = siteUrl && (await createCaseLink(tx, owner, { siteUrl, at: now() }));
  return { name: landlord.firstname, email: landlord.email, url: link ? link.url : null };
}
