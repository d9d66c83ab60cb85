import { eq, inArray, or, sql } from "drizzle-orm";
import { createPersonKeys } from "../../../domain/contacts/applicant.ts";
import { toEmailKey } from "../../../domain/shared/mail/email-address.ts";
import { endAlertsOf } from "../../alerts/end-alert.ts";
import { findStops } from "../../campaigns/stop-hashes.ts";
import { stopCampaignsTo } from "../../campaigns/stop-campaigns.ts";
import { listMarketingChoices } from "../../contacts/marketing-choices.ts";
import { getEmailMatch } from "../../../domain/conversations/same-person.ts";
import { revokeFollowedLinks, revokeLinksOfContact } from "../../access-links/access-links.ts";
import { notifyOffice } from "../../agency/office-changes.ts";
import { settleOwnClaims } from "../../contacts/claim-contact.ts";
import {
  contactMerges,
  contacts,
  joinConfirmations,
  onePersonEach,
} from "../../contacts/contact-tables.ts";
import { listPersonContactIds } from "../../contacts/person-contacts.ts";
import { conversations } from "../../conversations/conversation-tables.ts";
import { listSearchWords, toSearchVector } from "../../conversations/search-words.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { writeUnlessTaken } from "../../platform/database/unless-taken.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { recordAudit, type StaffActor } from "../../platform/submissions/record-audit.ts";
import { createAddressId } from "./address-id.ts";

/** Of a record whose address was put right. */
export interface Corrected {
  /** The address that was on it, if that has changed. */
  former: string[];
  /** Joins that nobody has confirmed any more. */
  endedJoins: string[];
}

interface Correction {
  siteSecret: Parameters<typeof createAddressId>[0];
  actor: StaffActor;
  at: Date;
}

/** Whoever reads the address can open the page of whose it is: they must have given it. */
export const confirmAddressFirst = "Ask them for this address first, then tick the box.";

export const addressTaken =
  "Another record has this address and phone number. Merge the two first.";

/**
 * Puts another address on a record, or the first one. Links that were made for it end: whoever reads the
 * former address may be somebody else.
 * @param contact locked
 * @returns null if another record has the same address and phone
 */
export async function correctEmail(
  tx: Transaction,
  { siteSecret, actor, at }: Correction,
  contact: typeof contacts.$inferSelect,
  email: string,
): Promise<(Outcome<Corrected> & { ok: true }) | null> {
  const { id: contactId, email: was } = contact;
  const { emailKey } = createPersonKeys({ email, phone: contact.phone });
  const change = (inner: Transaction) => changeEmail(inner, { id: contactId, email, emailKey });
  const changed = await writeUnlessTaken(tx, onePersonEach, change);
  if (!changed?.length) return null;
  const words = { name: "", email, phone: null, home: [], postcode: null, ids: [] };
  await tx
    .update(conversations)
    .set({
      email,
      emailMatch: getEmailMatch(email),
      searchWords: sql`${conversations.searchWords} || ${toSearchVector(listSearchWords(words))}`,
    })
    .where(eq(conversations.contactId, contactId));
  await settleOwnClaims(tx, contact, { by: actor, at });
  const merges = tx
    .select({ id: contactMerges.contactId })
    .from(contactMerges)
    .where(or(eq(contactMerges.contactId, contactId), eq(contactMerges.intoId, contactId)));
  const ended = await tx
    .delete(joinConfirmations)
    .where(inArray(joinConfirmations.joinedId, merges))
    .returning({ joinedId: joinConfirmations.joinedId });
  await revokeLinksOfContact(tx, contactId, at);
  // And who was joined with it sees nothing of the new one before that confirms.
  await revokeFollowedLinks(tx, await listPersonContactIds(tx, [contactId]), at);
  await keepNo(tx, { siteSecret, actor, at }, { contactId, was, email });
  await recordAudit(tx, {
    actor,
    action: was === null ? "contact.email-added" : "contact.email-corrected",
    at,
    subject: "contact",
    subjectId: contactId,
    detail: {
      ...(was !== null && { was: createAddressId(siteSecret, was) }),
      became: createAddressId(siteSecret, email),
    },
  });
  await notifyOffice(tx, { subject: "person", id: contactId });
  const endedJoins = [...new Set(ended.map(({ joinedId }) => joinedId))];
  return { ok: true, answer: { former: was === null ? [] : [was], endedJoins } };
}

/** Nothing if another record has the same address and phone. */
async function changeEmail(
  tx: Transaction,
  { id, email, emailKey }: { id: string; email: string; emailKey: string },
): Promise<{ id: string }[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update ${contacts} c set email = ${email}, email_key = ${emailKey}, updated_at = now()
    where c.id = ${id} and not exists (
      select from ${contacts} o where o.email_key = ${emailKey} and o.phone_key = c.phone_key and o.id <> c.id)
    returning c.id`);
  return rows;
}

/** Who has said no to being written to, in words or by the link of a campaign, is not written to at another address. */
async function keepNo(
  tx: Transaction,
  { siteSecret, actor, at }: Correction,
  { contactId, was, email }: { contactId: string; was: string | null; email: string },
): Promise<void> {
  const emailKey = toEmailKey(email);
  const said = await listMarketingChoices(tx, await listPersonContactIds(tx, [contactId]));
  const last = said.findLast(({ channel }) => channel === "email");
  const stops = was === null ? null : await findStops(tx, siteSecret, [toEmailKey(was)]);
  const saidNo = last?.allowed === false;
  if (saidNo || (stops?.size ?? 0) > 0) await stopCampaignsTo(tx, siteSecret, emailKey, at);
  if (saidNo) await endAlertsOf(tx, actor, emailKey, at);
}
