import { areNamesAlike } from "../../../domain/shared/text/compare-names.ts";
import { eq } from "drizzle-orm";
import { getLondonDate } from "../../../domain/shared/dates.ts";
import type { FreeTime } from "../../../domain/viewings/requests/free-times.ts";
import type { ViewRequest } from "../../../domain/viewings/requests/view-request.ts";
import type { Transaction } from "../../platform/database/client.ts";
import type { KnownEnquiry } from "../../enquiries/known-enquiries.ts";
import { begunEnquiries, enquiries, qualifications } from "../../enquiries/enquiry-tables.ts";
import { preferredTimes } from "../viewing-tables.ts";
import { formatName, toPerson } from "../../conversations/open-conversation.ts";
import { recordRequest } from "../../conversations/record-request.ts";
import { describePreferredTimes } from "./describe-preferred-times.ts";
import { recordOfferedTimes } from "./offered-times.ts";
import { claimContact } from "../../contacts/claim-contact.ts";
import { passEnquiryLinksOn } from "../../enquiries/enquiry-link.ts";
import type { AuditRow } from "../../platform/submissions/record-audit.ts";
import type { Refused } from "../../platform/submissions/outcome.ts";

interface Decided {
  /** The id of `known` if that is unsent, otherwise a new one. */
  enquiryId: string;
  /** The enquiry that it continues. */
  known: KnownEnquiry | null;
  input: ViewRequest;
  /** What the calendar offered. Null if it had no hours to go by. */
  offered: FreeTime[] | null;
  now: Date;
}

interface Saved {
  ok: true;
  contactId: string;
  audit: Omit<AuditRow, "actor">;
}

/** Call it in one transaction: the rows belong together. */
export async function saveViewingRequest(
  tx: Transaction,
  { enquiryId, known, input, offered, now }: Decided,
): Promise<Refused | Saved> {
  const applicant = input.contact ?? known?.contact;
  if (applicant === undefined) throw new Error("A viewing request came without a contact.");
  const claimed = { subject: "enquiry", recordId: enquiryId, at: now } as const;
  const contact = await claimContact(tx, applicant, claimed);
  const contactId = contact.id;
  if (known?.begun && !(await lockBegunEnquiry(tx, known.id))) return alreadySent;
  const { listingId, answers, viewing, message, viewingOption } = input;
  await tx
    .insert(enquiries)
    .values({ id: enquiryId, kind: "viewing", listingId, contactId, message, viewingOption });
  if (known?.begun) await endBegunEnquiry(tx, { enquiryId, contactId });
  await tx.insert(preferredTimes).values({
    enquiryId,
    day: viewing.date,
    fromTime: viewing.from,
    untilTime: viewing.until,
    dateOfBirth: input.dob,
    salary: input.salary,
  });
  await recordOfferedTimes(tx, {
    listingId,
    contactId,
    enquiryId,
    channel: "site",
    staffId: null,
    at: now,
    times: (offered ?? []).filter(({ startsAt }) => getLondonDate(startsAt) === viewing.date),
  });
  if (answers) {
    const ofRecord = areNamesAlike(applicant, contact);
    await tx
      .insert(qualifications)
      .values({ contactId, enquiryId, answers, completedAt: now, ofRecord });
  }
  await recordRequest(tx, {
    kind: "viewing",
    recordId: enquiryId,
    person: { ...toPerson(contactId, contact), sentAs: formatName(applicant) },
    listingId,
    text: describePreferredTimes({ ...viewing, message }),
    at: now,
  });
  return {
    ok: true,
    contactId,
    audit: {
      action: "viewing.requested",
      subject: "enquiry",
      subjectId: enquiryId,
      detail: { listingId, answered: answers !== null },
    },
  };
}

/** Call it once the sent one is there under its id, which takes over its links. */
async function endBegunEnquiry(
  tx: Transaction,
  sent: { enquiryId: string; contactId: string },
): Promise<void> {
  await tx.delete(begunEnquiries).where(eq(begunEnquiries.id, sent.enquiryId));
  await passEnquiryLinksOn(tx, sent);
}

/** False if a concurrent submission has just sent it. */
async function lockBegunEnquiry(tx: Transaction, id: string): Promise<boolean> {
  const begun = await tx
    .select({ id: begunEnquiries.id })
    .from(begunEnquiries)
    .where(eq(begunEnquiries.id, id))
    .for("update");
  return begun.length === 1;
}

const alreadySent: Refused = {
  ok: false,
  refusal: {
    title: "Sent a moment ago",
    detail: "This enquiry has just been sent from another page or device. Please try again.",
    unavailable: true,
  },
};
