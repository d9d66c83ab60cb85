import { eq } from "drizzle-orm";
import type { AppContext } from "../app-context.ts";
import { contacts } from "../contacts/contact-tables.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { exportPerson, type PersonCopy } from "../privacy/export-person.ts";
import { refuseForNow } from "../staff/refusals.ts";

/** What `npm run person -- export` writes, for the person whose card it is. */
export async function exportCard(
  app: Pick<AppContext, "database" | "now" | "signInLimits">,
  actor: { staffId: string },
  contactId: string,
): Promise<Outcome<PersonCopy>> {
  const [contact] = await app.database.orm
    .select({ email: contacts.email })
    .from(contacts)
    .where(eq(contacts.id, contactId));
  if (!contact) return missing;
  // Whoever took over a session does not leave with everybody's data.
  const wait = await app.signInLimits.exports(actor.staffId);
  if (wait !== null) return refuseForNow(wait);
  const copy = await exportPerson(app, actor, contact.email);
  return copy ? { ok: true, answer: copy } : missing;
}

const missing = {
  ok: false,
  refusal: { title: "Not found", detail: "There is no such record.", missing: true },
} as const;
