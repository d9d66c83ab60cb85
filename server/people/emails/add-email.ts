import type { StaffActor } from "../../platform/submissions/record-audit.ts";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { emailField } from "../../../domain/shared/fields/text-fields.ts";
import type { AppContext } from "../../app-context.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { noRecord } from "../../staff/refusals.ts";
import { admitAddress, refuseAddress } from "./admit-address.ts";
import { addressTaken, correctEmail } from "./correct-email.ts";

const addressField = emailField({
  missing: "Please enter an email address",
  invalid: "Please enter a full email address, such as name@example.com",
});

/** Puts the first address on the record of somebody who gave a number alone. */
export async function addEmail(
  app: AppContext,
  actor: StaffActor,
  contactId: string,
  { email, confirmed }: Readonly<Partial<Record<string, string>>>,
): Promise<Outcome<{ done: string }>> {
  const parsed = v.safeParse(addressField, email);
  if (!parsed.success) return refuseAddress("email", parsed.issues[0].message);
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
    if (contact.email !== null) return refuseAddress("email", "They have an email by now.");
    const added = await correctEmail(tx, { siteSecret, actor, at: now() }, contact, parsed.output);
    if (added === null) return refuseAddress("email", addressTaken);
    return { ok: true, answer: { done: `Emails to them go to ${parsed.output} from now on.` } };
  });
}
