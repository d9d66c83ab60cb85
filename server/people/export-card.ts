import { eq } from "drizzle-orm";
import type { AppContext } from "../app-context.ts";
import { contacts } from "../contacts/contact-tables.ts";
import type { Actor } from "../platform/submissions/record-audit.ts";
import { exportPerson, type PersonCopy } from "../privacy/export-person.ts";

/** What `npm run person -- export` writes, for the person whose card it is. */
export async function exportCard(
  app: Pick<AppContext, "database" | "now">,
  actor: Actor,
  contactId: string,
): Promise<PersonCopy | null> {
  const [contact] = await app.database.orm
    .select({ email: contacts.email })
    .from(contacts)
    .where(eq(contacts.id, contactId));
  return contact ? exportPerson(app, actor, contact.email) : null;
}
