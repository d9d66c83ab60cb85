import { eq } from "drizzle-orm";
import type { ViewRequest } from "../../domain/viewings/view-request.ts";
import type { Transaction } from "../platform/database/client.ts";
import type { KnownEnquiry } from "../enquiries/known-enquiries.ts";
import { begunEnquiries, enquiries, qualifications } from "../enquiries/enquiry-tables.ts";
import { viewingWishes } from "./viewing-tables.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import type { OutgoingMail } from "../platform/mail/outgoing-mail.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import {
  createHumanCheckRefusal,
  consumeChallenge,
} from "../platform/human-check/human-challenge.ts";
import { upsertContact } from "../contacts/upsert-contact.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";

interface Decided {
  /** The id of `known` if that is unsent, otherwise a new one. */
  enquiryId: string;
  /** The enquiry that it continues. */
  known: KnownEnquiry | null;
  input: ViewRequest;
  human: Parameters<typeof consumeChallenge>[1];
  mails: OutgoingMail[];
  now: Date;
}

/** Call it in one transaction: the rows belong together. */
export async function saveViewingRequest(
  tx: Transaction,
  { enquiryId, known, input, human, mails, now }: Decided,
): Promise<Outcome<{ EnqId: string }>> {
  if (!(await consumeChallenge(tx, human))) return createHumanCheckRefusal("used");
  const contactId = input.contact ? await upsertContact(tx, input.contact) : known?.contact.id;
  if (contactId === undefined) throw new Error("A viewing request came without a contact.");
  if (known?.begun && !(await deleteBegunEnquiry(tx, known.id))) return alreadySent;
  const { listingId, answers, viewing, message, viewingOption } = input;
  await tx
    .insert(enquiries)
    .values({ id: enquiryId, kind: "viewing", listingId, contactId, message, viewingOption });
  await tx.insert(viewingWishes).values({
    enquiryId,
    day: viewing.date,
    fromTime: viewing.from,
    untilTime: viewing.until,
    dateOfBirth: input.dob,
    salary: input.salary,
  });
  if (answers) {
    const completed = { answers, completedAt: now };
    await tx
      .insert(qualifications)
      .values({ contactId, ...completed })
      .onConflictDoUpdate({ target: qualifications.contactId, set: completed });
  }
  await recordAudit(tx, {
    actor: "visitor",
    action: "viewing.requested",
    subject: "enquiry",
    subjectId: enquiryId,
    detail: { listingId, answered: answers !== null },
  });
  for (const mail of mails) await queueMail(tx, mail);
  return { ok: true, answer: { EnqId: enquiryId } };
}

/** False if a concurrent submission has just sent it. */
async function deleteBegunEnquiry(tx: Transaction, id: string): Promise<boolean> {
  const ended = await tx
    .delete(begunEnquiries)
    .where(eq(begunEnquiries.id, id))
    .returning({ id: begunEnquiries.id });
  return ended.length === 1;
}

const alreadySent: Outcome<never> = {
  ok: false,
  refusal: {
    title: "Sent a moment ago",
    detail: "This enquiry was sent at the same moment from elsewhere. Please try again.",
    unavailable: true,
  },
};
