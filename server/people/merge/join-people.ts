import { agency } from "../../../domain/agency/agency.ts";
import { mergeForms } from "../../../domain/contacts/person-forms.ts";
import { listMissingConfirmations } from "../../../domain/contacts/confirmed-joins.ts";
import { createLinkSlot } from "../../../domain/shared/mail/link-slot.ts";
import { isUuid } from "../../../domain/shared/uuid.ts";
import type { AppContext } from "../../app-context.ts";
import { joinConfirmations } from "../../contacts/contact-tables.ts";
import { mergeContactsIn } from "../../contacts/merge-contacts.ts";
import { listContacts, listMerges, listPersonContactIds } from "../../contacts/person-contacts.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { recordAudit, type StaffActor } from "../../platform/submissions/record-audit.ts";
import { defineActs, actOnPageRecord } from "../../staff/office-form.ts";
import { noRecord, refuse } from "../../staff/refusals.ts";
import { createJoinMail } from "../mails/join-mail.ts";

interface Asking {
  app: AppContext;
  actor: StaffActor;
  siteUrl: string;
}

/**
 * Joins two people for the office, and asks both mailboxes whether that is right. Two records of one
 * address need no mail.
 */
export function joinPeople(
  app: AppContext,
  actor: StaffActor,
  pair: { contactId: string; intoId: string },
  siteUrl: string,
): Promise<"merged" | "same-person" | "none"> {
  return transact(app.database.orm, async (tx) => {
    const merged = await mergeContactsIn(tx, actor, pair, app.now());
    if (typeof merged === "string") return merged;
    await askToConfirmIn(tx, { app, actor, siteUrl }, merged.joinedId);
    return "merged";
  });
}

/**
 * Mails those again who have not confirmed.
 * @param joinedId the contact that was joined to another
 * @returns how many were mailed
 */
export function askToConfirm(
  app: AppContext,
  actor: StaffActor,
  joinedId: string,
  siteUrl: string,
): Promise<number> {
  return transact(app.database.orm, (tx) => askToConfirmIn(tx, { app, actor, siteUrl }, joinedId));
}

/** The same within a transaction of the caller. */
export async function askToConfirmIn(
  tx: Transaction,
  { app, actor, siteUrl }: Asking,
  joinedId: string,
): Promise<number> {
  const ids = await listPersonContactIds(tx, [joinedId]);
  const people = await listContacts(tx, ids);
  const joins = await listMerges(tx, ids);
  const join = joins.find(({ contactId }) => contactId === joinedId);
  const missing = join ? listMissingConfirmations(join, people, joins) : [];
  const askedAt = app.now();
  let mailed = 0;
  for (const { id: contactId, firstname, email } of people) {
    // Without a mailbox nobody can confirm it: their records stay their own until they give one.
    if (email === null || !missing.includes(contactId)) continue;
    const [asked] = await tx
      .insert(joinConfirmations)
      .values({ joinedId, contactId, askedAt })
      .onConflictDoUpdate({
        target: [joinConfirmations.joinedId, joinConfirmations.contactId],
        set: { askedAt },
      })
      .returning({ id: joinConfirmations.id });
    if (!asked) throw new Error("The question was not written.");
    const url = `${siteUrl}/confirm-address/${createLinkSlot("joined-contact", asked.id)}`;
    const replyTo = app.config.agencyEmail;
    await queueMail(tx, createJoinMail({ contactId, firstname, email, url, agency, replyTo }));
    mailed += 1;
    await recordAudit(tx, {
      at: askedAt,
      actor,
      action: "contact.join-asked",
      subject: "contact",
      subjectId: contactId,
    });
  }
  return mailed;
}

const join = (keep: "this" | "other") =>
  actOnPageRecord(async ({ app, by, texts: { other = "" }, siteUrl }, id) => {
    if (!isUuid(other)) return noRecord;
    const [contactId, intoId] = keep === "other" ? [id, other] : [other, id];
    const outcome = await joinPeople(app, by, { contactId, intoId }, siteUrl);
    if (outcome === "none") return noRecord;
    if (outcome === "same-person") return joinedAlready;
    return { ok: true, answer: { done: null, to: `/office/contacts/${intoId}` } };
  });

const { refusal } = refuse("These records have already been merged.");
const joinedAlready = { ok: false, refusal: { ...refusal, conflict: {} } } as const;

export const mergeActs = defineActs(mergeForms, {
  "keep-this": join("this"),
  "keep-other": join("other"),
});
