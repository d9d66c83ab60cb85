import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { AddRenter } from "../../domain/enquiries/add-renter.ts";
import { getQualifiedSince } from "../../domain/enquiries/qualified-since.ts";
import type { Transaction } from "../platform/database/client.ts";
import { findQualification } from "./qualification-answers.ts";
import { begunEnquiries } from "./enquiry-tables.ts";
import type { AppContext } from "../app-context.ts";
import type { EmailLimits } from "../platform/http/rate-limit.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import { createEnquiryLink, describeEnqId, makeEnqId } from "./enquiry-link.ts";
import { findOrAddContact, saveClaim } from "../contacts/claim-contact.ts";
import { findEnquirableListing, noListing } from "../listings/find-enquirable-listing.ts";
import { handleSubmission } from "../platform/submissions/handle-submission.ts";
import type { Outcome, Submission } from "../platform/submissions/outcome.ts";

const name = "addrenter";
const answer = v.object({
  contactId: v.string(),
  EnqId: v.string(),
  isQualified: v.boolean(),
});

/**
 * Starts an enquiry with the contact details only. The agency is notified once it is sent. The
 * response reveals only whether the contact is qualified.
 */
export async function addRenter(
  app: AppContext & {
    byEmail: EmailLimits;
  },
  { listingId, applicant }: AddRenter,
  submission: Submission,
): Promise<Outcome<v.InferOutput<typeof answer>>> {
  const EnqId = makeEnqId(app, name, submission);
  const call = { name, answer, answerSecret: describeEnqId(EnqId) };
  return handleSubmission(app, call, submission, {
    limits: { submissions: app.byEmail.submissions },
    async prepare() {
      const listing = await findEnquirableListing(app.database.orm, listingId);
      if (!listing) return noListing;
      const now = app.now();
      return {
        ok: true,
        limitKey: applicant.email,
        async write(tx) {
          // Never one that was begun before: whoever knows an address and a number would go on with it.
          const { id: contactId } = await findOrAddContact(tx, applicant);
          const enquiryId = await beginEnquiry(tx, { listingId: listing.id, contactId }, now);
          const claimed = { subject: "enquiry", recordId: enquiryId, at: now } as const;
          await saveClaim(tx, contactId, applicant, claimed);
          const link = { enquiryId, contactId, secret: EnqId, at: now };
          const used = await createEnquiryLink(tx, link);
          if (used) return used;
          const answered = await findQualification(tx, applicant, getQualifiedSince(now));
          return { ok: true, answer: { contactId, EnqId, isQualified: answered !== null } };
        },
      };
    },
  });
}

async function beginEnquiry(
  tx: Transaction,
  about: { listingId: string; contactId: string },
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await tx.insert(begunEnquiries).values({ id, ...about, createdAt: now });
  await recordAudit(tx, {
    actor: "visitor",
    action: "enquiry.begun",
    subject: "enquiry",
    subjectId: id,
    detail: { listingId: about.listingId },
  });
  return id;
}
