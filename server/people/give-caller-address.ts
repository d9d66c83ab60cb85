import { eq } from "drizzle-orm";
import * as v from "valibot";
import { applicantFields } from "../../domain/contacts/applicant.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import type { AppContext } from "../app-context.ts";
import { upsertContact } from "../contacts/upsert-contact.ts";
import { findCallerConversation, giveCallerContact } from "../conversations/callers.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import { findPersonOfCaller } from "../privacy/data-subject.ts";
import { moveErasure } from "../privacy/request-erasure.ts";
import { refuse, refuseFields } from "../staff/refusals.ts";
import { admitAddress } from "./admit-address.ts";

const callerFields = v.pick(v.object(applicantFields), ["firstname", "lastname", "email"]);

/**
 * Somebody known by telephone alone has given an address: they get a card, and their conversations
 * can be answered by mail.
 */
export async function giveCallerAddress(
  app: Pick<AppContext, "database" | "signInLimits">,
  actor: { staffId: string },
  id: string,
  fields: Readonly<Partial<Record<string, string>>>,
): Promise<Outcome<{ personId: string }>> {
  const parsed = v.safeParse(callerFields, fields);
  if (!parsed.success) return refuseFields(parsed.issues);
  const stopped = await admitAddress(app, actor, fields["confirmed"]);
  if (stopped !== null) return stopped;
  const { firstname, lastname, email } = parsed.output;
  return app.database.orm.transaction(async (tx) => {
    const caller = await findCallerConversation(tx, id);
    if (caller === null) return missing;
    const { personKey, phone } = caller;
    await tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(eq(conversations.personKey, personKey))
      .for("update");
    // A colleague's form may have been quicker, and have written another name.
    const locked = await findCallerConversation(tx, id);
    if (locked === null) return missing;
    if ((await findPersonOfCaller(tx, locked)) !== null) return hasCard;
    const personId = await upsertContact(tx, { firstname, lastname, email, phone: phone ?? "" });
    const name = `${firstname} ${lastname}`;
    await giveCallerContact(tx, personKey, { contactId: personId, name, email, phone });
    await moveErasure(tx, id, personId);
    await recordAudit(tx, {
      actor,
      action: "contact.entered",
      subject: "contact",
      subjectId: personId,
    });
    await notifyOffice(tx, { subject: "person", id: personId });
    await notifyOffice(tx, { subject: "conversation", id: null });
    return { ok: true, answer: { personId } };
  });
}

const hasCard = refuse("They have a card by now. Find it by their number.");

const missing = {
  ok: false,
  refusal: { title: "Not found", detail: "There is no such record.", missing: true },
} as const;
