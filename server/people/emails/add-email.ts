import type { StaffActor } from "../../platform/submissions/record-audit.ts";
import { eq } from "drizzle-orm";
import type { personForms } from "../../../domain/contacts/person-forms.ts";
import type { AppContext } from "../../app-context.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import type { FormValues } from "../../staff/office-form.ts";
import { noRecord } from "../../staff/refusals.ts";
import { admitAddress, refuseAddress } from "./admit-address.ts";
import { addressTaken, correctEmail } from "./correct-email.ts";

/** Puts the first address on the record of somebody who gave a number alone. */
export async function addEmail(
  app: AppContext,
  actor: StaffActor,
  contactId: string,
  { email, confirmed }: FormValues<(typeof personForms)["add-email"]>,
): Promise<Outcome<{ done: string }>> {
  const stopped = await admitAddress(app, actor, confirmed);
  if (stopped !== null) return stopped;
  const { siteSecret, now } = app;
  return transact(app.database.orm, async (tx): Promise<Outcome<{ done: string }>> => {
    const [contact] = await tx
      .select()
      .from(contacts)
      .where(eq(contacts.id, contactId))
      .for("update");
    if (!contact) return noRecord;
    if (contact.email !== null)
      return refuseAddress("email", "They already have an email address.");
    const added = await correctEmail(tx, { siteSecret, actor, at: now() }, contact, email);
    if (added === null) return refuseAddress("email", addressTaken);
    return { ok: true, answer: { done: `Emails to them go to ${email} from now on.` } };
  });
}
