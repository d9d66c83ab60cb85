import { asc, desc, eq, exists, or, sql } from "drizzle-orm";
import { isNameLike } from "../../domain/shared/text/compare-names.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { type Person, toPerson } from "../conversations/open-conversation.ts";
import { landlords } from "../landlords/landlord-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import { tenancyPeople } from "../tenancies/tenancy-tables.ts";

/**
 * The contact with the address of a mail, else whom the mail names. Contacts under one address are one
 * mailbox, and anybody can make another one: landlords and tenants come first, then whose name the mail
 * has, then who was there first.
 */
export async function findMailPerson(
  db: Queryable,
  { name, address }: { name: string; address: string },
): Promise<Person> {
  const isKnown = or(
    exists(
      db
        .select({ one: sql`1` })
        .from(landlords)
        .where(eq(landlords.contactId, contacts.id)),
    ),
    exists(
      db
        .select({ one: sql`1` })
        .from(tenancyPeople)
        .where(eq(tenancyPeople.contactId, contacts.id)),
    ),
  )!;
  const { id, firstname, lastname, email, phone } = contacts;
  const found = await db
    .select({ id, firstname, lastname, email, phone, isKnown: sql<boolean>`${isKnown}` })
    .from(contacts)
    .where(eq(contacts.emailKey, address))
    .orderBy(desc(isKnown), asc(contacts.createdAt), asc(contacts.id))
    .limit(mostContacts);
  const [first] = found;
  if (!first) return nameSender({ name, address });
  const likely = found.filter((one) => one.isKnown === first.isKnown);
  const contact = likely.find((one) => isNameLike(name, one)) ?? first;
  return toPerson(contact.id, contact);
}

/** More under one address are no couple. */
const mostContacts = 20;

/** Whom a mail names, whoever has the address. */
export function nameSender({ name, address }: { name: string; address: string }): Person {
  return { contactId: null, name: name || address, email: address, phone: null };
}
