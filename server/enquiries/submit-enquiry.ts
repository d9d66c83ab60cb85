import * as v from "valibot";
import { agency } from "../../domain/agency/agency.ts";
import type { SubmitEnquiry } from "../../domain/enquiries/enquiry.ts";
import { enquiries } from "./enquiry-tables.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import type { AppContext } from "../app-context.ts";
import type { RateLimit } from "../platform/http/rate-limit.ts";
import { createEnquiryMails } from "./mails/enquiry-mails.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import { createEnquiryId } from "./enquiry-id.ts";
import {
  createHumanCheckRefusal,
  consumeChallenge,
} from "../platform/human-check/human-challenge.ts";
import { upsertContact } from "../contacts/upsert-contact.ts";
import { findEnquirableListing, noListing } from "../listings/find-enquirable-listing.ts";
import { findStoredResponse, withIdempotency } from "../platform/submissions/idempotency.ts";
import type { Outcome, Submission } from "../platform/submissions/outcome.ts";
import { verifyHuman } from "../platform/submissions/verify-human.ts";
import { checkRateLimit } from "../platform/submissions/check-rate-limit.ts";

const call = { name: "submitenquiry", answer: v.object({ EnqId: v.string() }) };

/** Stores an enquiry and queues the mails to both sides in one transaction. */
export async function submitEnquiry(
  app: AppContext & { byEmail: RateLimit },
  input: SubmitEnquiry,
  submission: Submission,
): Promise<Outcome<{ EnqId: string }>> {
  const { database, config, humanCheck } = app;
  const before = await findStoredResponse(database, call, submission);
  if (before) return before;

  const human = await verifyHuman(humanCheck, submission, input.humanCheckToken);
  if (!human.ok) return createHumanCheckRefusal(human.reason);
  const often = await checkRateLimit(app.byEmail, input.applicant.email, submission);
  if (often) return often;
  const listing = await findEnquirableListing(database.orm, input.listingId);
  if (!listing) return noListing;

  const enquiryId = createEnquiryId();
  const { kind, applicant, message, viewingOption } = input;
  const mails = await createEnquiryMails({
    enquiryId,
    kind,
    applicant,
    message,
    viewingOption,
    listing,
    siteUrl: submission.linkOrigin,
    agency,
    agencyEmail: config.agencyEmail,
  });
  return withIdempotency(database, call, submission, async (tx) => {
    if (!(await consumeChallenge(tx, human))) return createHumanCheckRefusal("used");
    const contactId = await upsertContact(tx, applicant);
    await tx
      .insert(enquiries)
      .values({ id: enquiryId, kind, listingId: listing.id, contactId, message, viewingOption });
    await recordAudit(tx, {
      actor: "visitor",
      action: "enquiry.submitted",
      subject: "enquiry",
      subjectId: enquiryId,
      detail: { listingId: listing.id, kind },
    });
    for (const mail of mails) await queueMail(tx, mail);
    return { ok: true, answer: { EnqId: enquiryId } };
  });
}
