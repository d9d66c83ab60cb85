import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { SubmitEnquiry } from "../../domain/enquiries/enquiry.ts";
import { enquiries } from "./enquiry-tables.ts";
import { findHomeAgency } from "../branches/home-agency.ts";
import type { AppContext } from "../app-context.ts";
import type { EmailLimits } from "../platform/http/rate-limit.ts";
import { createEnquiryMails } from "./mails/enquiry-mails.ts";
import { createEnquiryLink, describeEnqId, makeEnqId } from "./enquiry-link.ts";
import type { Transaction } from "../platform/database/client.ts";
import { claimContact } from "../contacts/claim-contact.ts";
import { formatName, toPerson } from "../conversations/open-conversation.ts";
import { recordRequest } from "../conversations/record-request.ts";
import { findEnquirableListing, noListing } from "../listings/find-enquirable-listing.ts";
import { handleSubmission } from "../platform/submissions/handle-submission.ts";
import type { Outcome, Submission } from "../platform/submissions/outcome.ts";

const name = "submitenquiry";
const answer = v.object({ EnqId: v.string() });

/** Stores an enquiry and queues the mails to both sides in one transaction. */
export async function submitEnquiry(
  app: AppContext & { byEmail: EmailLimits },
  input: SubmitEnquiry,
  submission: Submission,
): Promise<Outcome<{ EnqId: string }>> {
  const { kind, applicant, message, viewingOption } = input;
  const EnqId = makeEnqId(app, name, submission);
  const call = { name, answer, answerSecret: describeEnqId(EnqId) };
  return handleSubmission(app, call, submission, {
    humanCheckToken: input.humanCheckToken,
    limits: app.byEmail,
    async prepare() {
      const listing = await findEnquirableListing(app.database.orm, input.listingId);
      if (!listing) return noListing;
      const agency = await findHomeAgency(app.database.orm, listing.id);
      const enquiryId = randomUUID();
      return {
        ok: true,
        limitKey: applicant.email,
        createMails: () =>
          createEnquiryMails({
            enquiryId,
            kind,
            applicant,
            message,
            viewingOption,
            listing,
            siteUrl: submission.linkOrigin,
            agency,
            agencyEmail: app.config.agencyEmail,
          }),
        async write(tx) {
          const at = app.now();
          const contactId = await saveEnquiry(tx, enquiryId, input, at);
          const used = await createEnquiryLink(tx, { enquiryId, contactId, secret: EnqId, at });
          if (used) return used;
          return {
            ok: true,
            answer: { EnqId },
            audit: {
              action: "enquiry.submitted",
              subject: "enquiry",
              subjectId: enquiryId,
              detail: { listingId: listing.id, kind },
            },
          };
        },
      };
    },
  });
}

async function saveEnquiry(
  tx: Transaction,
  id: string,
  { kind, listingId, applicant, message, viewingOption }: SubmitEnquiry,
  at: Date,
): Promise<string> {
  const contact = await claimContact(tx, applicant, { subject: "enquiry", recordId: id, at });
  const contactId = contact.id;
  await tx.insert(enquiries).values({ id, kind, listingId, contactId, message, viewingOption });
  const person = { ...toPerson(contactId, contact), sentAs: formatName(applicant) };
  await recordRequest(tx, { kind, recordId: id, person, listingId, text: message, at });
  return contactId;
}
