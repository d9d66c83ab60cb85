import { and, desc, eq, isNotNull } from "drizzle-orm";
import { callerForms } from "../../../domain/contacts/person-forms.ts";
import { notifyOffice } from "../../agency/office-changes.ts";
import type { AppContext } from "../../app-context.ts";
import { claimByTelephone } from "../../contacts/claim-contact.ts";
import { findCallerConversation, addContactToCaller } from "../../conversations/callers.ts";
import { conversationMessages, conversations } from "../../conversations/conversation-tables.ts";
import { toPerson } from "../../conversations/open-conversation.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { recordAudit, type StaffActor } from "../../platform/submissions/record-audit.ts";
import { findPersonOfCaller } from "../../privacy/data-subject.ts";
import { moveErasure } from "../../privacy/request-erasure.ts";
import { defineActs, type FormValues } from "../../staff/office-form.ts";
import { noRecord, refuse } from "../../staff/refusals.ts";
import { admitAddress } from "./admit-address.ts";

/**
 * Somebody known by telephone alone has given an address: they get a card, and their conversations
 * can be answered by mail. Where somebody is on record with that address and number, they claim a name.
 */
export async function addEmailToCaller(
  app: AppContext,
  actor: StaffActor,
  id: string,
  { firstname, lastname, email, confirmed }: FormValues<(typeof callerForms)["give-address"]>,
): Promise<Outcome<{ personId: string }>> {
  const stopped = await admitAddress(app, actor, confirmed);
  if (stopped !== null) return stopped;
  return transact(app.database.orm, async (tx) => {
    const caller = await findCallerConversation(tx, id);
    if (caller === null) return noRecord;
    const { personKey, phone } = caller;
    await tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(eq(conversations.personKey, personKey))
      .for("update");
    // A colleague's form may have been quicker, and have written another name.
    const locked = await findCallerConversation(tx, id);
    if (locked === null) return noRecord;
    if ((await findPersonOfCaller(tx, locked)) !== null) return hasCard;
    const contact = await claimByTelephone(
      tx,
      { firstname, lastname, email, phone: phone ?? "" },
      { subject: "request", recordId: await findLastRequest(tx, id), at: app.now() },
    );
    const personId = contact.id;
    await addContactToCaller(tx, personKey, {
      ...toPerson(personId, contact),
      contactId: personId,
    });
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

export const callerActs = defineActs(callerForms, {
  "give-address": {
    ownTransactions: async ({ app, by, params }, values) => {
      const given = await addEmailToCaller(app, by, params["id"] ?? "", values);
      if (!given.ok) return given;
      return { ok: true, answer: { done: null, to: `/office/contacts/${given.answer.personId}` } };
    },
  },
});

/** The claim stands beside it. Nobody is known by a number alone without having asked something. */
async function findLastRequest(tx: Transaction, conversationId: string): Promise<string> {
  const { recordId, id, kind } = conversationMessages;
  const [last] = await tx
    .select({ recordId })
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.conversationId, conversationId),
        eq(kind, "request"),
        isNotNull(recordId),
      ),
    )
    .orderBy(desc(id))
    .limit(1);
  return last?.recordId ?? conversationId;
}

const hasCard = refuse("They already have a contact record. Find it by their number.");
