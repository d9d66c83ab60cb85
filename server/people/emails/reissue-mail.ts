import type { StaffActor } from "../../platform/submissions/record-audit.ts";
import { eq } from "drizzle-orm";
import { agency } from "../../../domain/agency/agency.ts";
import { toEmailKey } from "../../../domain/shared/mail/email-address.ts";
import { revokeLinksOfMail } from "../../access-links/access-links.ts";
import {
  type FindLinkOwner,
  isAddressOf,
  type LinkOwner,
  listMailSlots,
} from "../../access-links/fill-mail-links.ts";
import type { AppContext } from "../../app-context.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import type { Queryable, Transaction } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import { type findMail, readdressMailIn } from "../../platform/mail/outbox-desk.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { getSiteOrigin } from "../../platform/http/site-origin.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import {
  addressTaken,
  confirmAddressFirst,
  type Corrected,
  correctEmail,
} from "./correct-email.ts";
import { askToConfirmIn } from "../merge/join-people.ts";
import { createLinkEndedMail } from "../mails/link-ended-mail.ts";

type Mail = NonNullable<Awaited<ReturnType<typeof findMail>>>;
/** Whose the links of a mail are, each once. Null if one of them has no owner any more. */
export async function listMailOwners(
  db: Queryable,
  findOwner: FindLinkOwner,
  mail: Mail,
): Promise<LinkOwner[] | null> {
  const owners: LinkOwner[] = [];
  for (const { purpose, recordId } of listMailSlots(mail)) {
    const owner = await findOwner[purpose](db, recordId, mail);
    if (owner === null) return null;
    owners.push(owner);
  }
  return owners;
}

/**
 * Sends a mail that did not arrive to another address. One with links is issued anew: it goes to the
 * address on record only, or to the one that its reader has given us, which is put on their record. What
 * the former address had opens nothing any more, and it is told so.
 * @param wanted.isConfirmed staff say that the person gave them this address
 */
export async function reissueMail(
  app: AppContext,
  actor: StaffActor,
  mail: Mail,
  wanted: { recipient: string; isConfirmed: boolean; owners: LinkOwner[] | null },
): Promise<Outcome<{ done: string }>> {
  const { recipient, owners } = wanted;
  if (owners === null)
    return refuseRecipient("The record that this email links to no longer exists.");
  const at = app.now();
  return transact(app.database.orm, async (tx): Promise<Outcome<{ done: string }>> => {
    const corrected = await correctAddress(tx, app, actor, { ...wanted, owners, at });
    if (!corrected.ok) return corrected;
    await revokeLinksOfMail(tx, mail.id, at);
    if (!(await readdressMailIn(tx, actor, mail.id, recipient))) return sentAlready;
    const contactId = owners[0]?.contactId;
    if (contactId) {
      const former = [mail.recipient, ...corrected.answer.former];
      await tellFormer(tx, app, { contactId, recipient, former });
    }
    const asked = await askJoinsAgain(tx, app, actor, corrected.answer.endedJoins);
    return {
      ok: true,
      answer: { done: `Email address changed. We’ll send it to ${recipient}.${asked}` },
    };
  });
}

/** Each mailbox once, but for the one that the email goes to now. */
async function tellFormer(
  tx: Transaction,
  { config: { agencyEmail: replyTo } }: AppContext,
  { contactId, recipient, former }: { contactId: string; recipient: string; former: string[] },
): Promise<void> {
  const told = new Map(former.map((email) => [toEmailKey(email), email]));
  told.delete(toEmailKey(recipient));
  for (const email of told.values())
    await queueMail(tx, createLinkEndedMail({ contactId, recipient: email, agency, replyTo }));
}

/** What the former mailbox has confirmed is not the new one's word: both are asked anew. */
async function askJoinsAgain(
  tx: Transaction,
  app: AppContext,
  actor: StaffActor,
  joinedIds: readonly string[],
): Promise<string> {
  if (joinedIds.length === 0) return "";
  const siteUrl = getSiteOrigin(app.config);
  if (siteUrl === null)
    return " The merged records stay hidden until both addresses are confirmed again. Ask the contact to confirm from their record.";
  let mailed = 0;
  for (const joinedId of joinedIds)
    mailed += await askToConfirmIn(tx, { app, actor, siteUrl }, joinedId);
  return mailed === 0
    ? ""
    : " The merged records stay hidden until both addresses are confirmed again. We’ve emailed both.";
}

/** Puts a new address on the record of whoever the links are for. */
async function correctAddress(
  tx: Transaction,
  { siteSecret }: AppContext,
  actor: StaffActor,
  wanted: { recipient: string; isConfirmed: boolean; owners: LinkOwner[]; at: Date },
): Promise<Outcome<Corrected>> {
  const { recipient, isConfirmed, owners, at } = wanted;
  if (owners.every((owner) => isAddressOf(owner, recipient)))
    return { ok: true, answer: { former: [], endedJoins: [] } };
  const ids = new Set(owners.map(({ contactId }) => contactId));
  const [contactId] = ids;
  if (ids.size > 1)
    return refuseRecipient(
      "This email has links for more than one record. Send them a new link from their contact record.",
    );
  if (!contactId) return refuseRecipient("This email can only go to the address it was sent to.");
  if (!isConfirmed) return unconfirmed;
  const [contact] = await tx
    .select()
    .from(contacts)
    .where(eq(contacts.id, contactId))
    .for("update");
  if (!contact) return refuseRecipient("The record that this email links to no longer exists.");
  const corrected = await correctEmail(tx, { siteSecret, actor, at }, contact, recipient);
  return corrected ?? refuseRecipient(addressTaken);
}

function refuseRecipient(message: string) {
  const errors = [{ path: "recipient", message }];
  return { ok: false as const, refusal: { title: "Not sent", detail: message, errors } };
}

const unconfirmed = {
  ok: false as const,
  refusal: {
    title: "Not sent",
    detail: confirmAddressFirst,
    errors: [{ path: "confirmed", message: confirmAddressFirst }],
  },
};

const sentAlready = {
  ok: false as const,
  refusal: { title: "Not sent", detail: "This email has already been sent, or is being sent now." },
};
