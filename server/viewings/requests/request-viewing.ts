import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { isAdultOn } from "../../../domain/contacts/adult.ts";
import type { Applicant } from "../../../domain/contacts/applicant.ts";
import { getLondonDate } from "../../../domain/shared/dates.ts";
import { getQualifiedSince } from "../../../domain/enquiries/qualified-since.ts";
import {
  missingAnswers,
  missingContact,
} from "../../../domain/viewings/requests/view-request-applicant.ts";
import type { ViewRequest } from "../../../domain/viewings/requests/view-request.ts";
import { findHomeAgency } from "../../branches/home-agency.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { findKnownEnquiry, type KnownEnquiry } from "../../enquiries/known-enquiries.ts";
import type { AppContext } from "../../app-context.ts";
import type { EmailLimits } from "../../platform/http/rate-limit.ts";
import type { ViewingRequestFacts } from "../mails/viewing-request-facts.ts";
import { createViewingRequestMails } from "../mails/viewing-request-mails.ts";
import { createEnquiryLink, describeEnqId, makeEnqId } from "../../enquiries/enquiry-link.ts";
import { findRecordId } from "../../access-links/access-links.ts";
import { findPublicTimes, refusePreferredTime } from "./public-times.ts";
import { saveViewingRequest } from "./save-viewing-request.ts";
import { findEnquirableListing, noListing } from "../../listings/find-enquirable-listing.ts";
import { findQualification } from "../../enquiries/qualification-answers.ts";
import { handleSubmission } from "../../platform/submissions/handle-submission.ts";
import type { Outcome, Refused, Submission } from "../../platform/submissions/outcome.ts";
import type { FieldProblem } from "../../../domain/shared/fields/posted-form.ts";

const name = "viewrequest";
const answer = v.object({ EnqId: v.string() });

/**
 * Stores a viewing request with its answers and queues the mails to both sides in one transaction.
 * Only the server's records decide whether answers may be left out.
 */
export async function requestViewing(
  app: AppContext & { byEmail: EmailLimits },
  input: ViewRequest,
  submission: Submission,
): Promise<Outcome<{ EnqId: string }>> {
  const { orm } = app.database;
  const made = makeEnqId(app, name, submission);
  const call = { name, answer, answerSecret: describeEnqId(made, input.enquiryId) };
  return handleSubmission(app, call, submission, {
    humanCheckToken: input.humanCheckToken,
    limits: app.byEmail,
    async prepare() {
      const known = await findEnquiry(app, input);
      const applicant = input.contact ?? known?.contact;
      if (!applicant) return refuseIncomplete(missingContact);
      const listing = await findEnquirableListing(orm, input.listingId);
      if (!listing) return noListing;
      const now = app.now();
      const answered = await toAnswers(orm, input, applicant, now);
      if (!answered) return refuseIncomplete(missingAnswers);
      const { find: findRoutes } = app.routes;
      const offered = (await findPublicTimes(orm, listing.id, now, { findRoutes }))?.times ?? null;
      const refused = refusePreferredTime(offered, input.viewing);
      if (refused) return refused;
      const { viewing, viewingOption, dob, salary, message } = input;
      if (dob !== null && !isAdultOn(dob, answered.answers.startDate)) return underAge;
      const agency = await findHomeAgency(orm, listing.id);
      const continued = known?.begun ? { id: known.id, EnqId: input.enquiryId } : null;
      const enquiryId = continued?.id ?? randomUUID();
      return {
        ok: true,
        limitKey: applicant.email,
        createMails: () =>
          createViewingRequestMails({
            enquiryId,
            applicant,
            viewing,
            viewingOption,
            ...answered,
            dob,
            salary,
            message,
            listing,
            siteUrl: submission.linkOrigin,
            agency,
            agencyEmail: app.config.agencyEmail,
          }),
        async write(tx) {
          const saved = await saveViewingRequest(tx, { enquiryId, known, input, offered, now });
          if (!saved.ok) return saved;
          const { contactId, audit } = saved;
          // Whoever began it goes on by the link that they have.
          if (continued?.EnqId) return { ok: true, answer: { EnqId: continued.EnqId }, audit };
          const link = { enquiryId, contactId, secret: made, at: now };
          const used = await createEnquiryLink(tx, link);
          return used ?? { ok: true, answer: { EnqId: made }, audit };
        },
      };
    },
  });
}

/** The enquiry that it continues. One about another home is ignored. */
async function findEnquiry(
  app: AppContext,
  { enquiryId: linkSecret, listingId }: ViewRequest,
): Promise<KnownEnquiry | null> {
  const id = linkSecret === null ? null : await findRecordId(app, "enquiry", linkSecret);
  const known = id === null ? null : await findKnownEnquiry(app.database.orm, id);
  return known?.listingId === listingId ? known : null;
}

/** Answers of this request, or of a qualified contact, whoever gave them there. Null if there are none. */
async function toAnswers(
  db: Queryable,
  { answers }: ViewRequest,
  applicant: Applicant,
  now: Date,
): Promise<Pick<ViewingRequestFacts, "answers" | "answeredOn" | "answeredBy"> | null> {
  if (answers) return { answers, answeredOn: null, answeredBy: null };
  const qualification = await findQualification(db, applicant, getQualifiedSince(now));
  if (qualification === null) return null;
  const { givenBy } = qualification;
  return {
    answers: qualification.answers,
    answeredOn: getLondonDate(qualification.completedAt),
    answeredBy: givenBy && `${givenBy.firstname} ${givenBy.lastname}`,
  };
}

function refuseIncomplete(errors: FieldProblem[]): Refused {
  const title = "Check what you entered";
  return { ok: false, refusal: { title, detail: "Some fields are missing.", errors } };
}

const underAge: Refused = {
  ok: false,
  refusal: {
    title: "Adults only",
    detail: "A tenant must be 18 or over on the move-in date.",
    errors: [{ path: "tenant.dob", message: "A tenant must be 18 or over on the move-in date" }],
  },
};
