import { eq } from "drizzle-orm";
import { contacts } from "../contacts/contact-tables.ts";
import type { Person } from "../conversations/open-conversation.ts";
import type { Queryable } from "../platform/database/client.ts";

/** The contact with the address of a mail, if there is exactly one, else whom the mail names. */
export async function findMailPerson(
  db: Queryable,
  { name, address }: { name: string; address: string },
): Promise<Person> {
  const found = await db.select().from(contacts).where(eq(contacts.emailKey, address)).limit(2);
  const [contact, another] = found;
  if (!contact || another)
    return { contactId: null, name: name || address, email: address, phone: null };
  const { id, firstname, lastname, email, phone } = contact;
  return { contactId: id, name: `${firstname} ${lastname}`.trim(), email, phone };
}
