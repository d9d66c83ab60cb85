import { sql } from "drizzle-orm";
import { revokeLinksOfContacts, revokePreviews } from "../access-links/access-links.ts";
import type { Transaction } from "../platform/database/client.ts";
import { contacts } from "./contact-tables.ts";

/**
 * Ends the links of the demo's renters and landlords, and of whoever else gave an address that can't be
 * anybody's: RFC 2606, sections 2 and 3. A visitor who came while the site still showed the demo keeps
 * theirs. Previews end with them: nobody but the demo's people could make any.
 */
export async function endInventedLinks(tx: Transaction, at: Date): Promise<void> {
  const isReserved = sql`${contacts.emailKey} ~ '[@.](example[.](com|net|org)|(example|test|invalid|localhost))$'`;
  const invented = tx.select({ id: contacts.id }).from(contacts).where(isReserved);
  await revokeLinksOfContacts(tx, invented, at);
  await revokePreviews(tx, at);
}
