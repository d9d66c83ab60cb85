import { eq, sql } from "drizzle-orm";
import { createPersonKeys, type KnownPerson } from "../../domain/contacts/applicant.ts";
import { getEmailMatch, getPhoneMatch } from "../../domain/conversations/same-person.ts";
import { contacts } from "../contacts/contact-tables.ts";
import type { Transaction } from "../platform/database/client.ts";
import { conversations } from "./conversation-tables.ts";
import { formatName } from "./open-conversation.ts";
import { listSearchWords, toSearchVector } from "./search-words.ts";

/**
 * Writes what staff have decided to a contact's record, and to their conversations, which are still
 * found by what they were found by. Checks of their identity notice another name by themselves.
 */
export async function writeDetails(
  tx: Transaction,
  contactId: string,
  { firstname, lastname, phone, email }: KnownPerson,
): Promise<void> {
  const details = { firstname, lastname, phone, email };
  await tx
    .update(contacts)
    .set({ ...details, ...createPersonKeys(details), updatedAt: sql`now()` })
    .where(eq(contacts.id, contactId));
  const name = formatName(details);
  const words = listSearchWords({ name, email, phone, home: [], postcode: null, ids: [] });
  await tx
    .update(conversations)
    .set({
      name,
      email,
      emailMatch: email === null ? null : getEmailMatch(email),
      phone,
      phoneMatch: getPhoneMatch(phone),
      searchWords: sql`${conversations.searchWords} || ${toSearchVector(words)}`,
    })
    .where(eq(conversations.contactId, contactId));
}
