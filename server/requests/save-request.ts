import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { agency } from "../../domain/agency/agency.ts";
import type { Applicant } from "../../domain/contacts/applicant.ts";
import type { RequestPayload, SiteRequest } from "../../domain/requests/requests.ts";
import { requests } from "./request-tables.ts";
import type { AppContext } from "../app-context.ts";
import type { EmailLimits } from "../platform/http/rate-limit.ts";
import { formatName } from "../conversations/open-conversation.ts";
import { recordRequest } from "../conversations/record-request.ts";
import { toInboxRequest } from "./request-for-inbox.ts";
import { createRequestMails } from "./mails/request-mails.ts";
import { claimContact } from "../contacts/claim-contact.ts";
import { handleSubmission } from "../platform/submissions/handle-submission.ts";
import type { Outcome, Submission } from "../platform/submissions/outcome.ts";

const callNames = {
  valuation: "valrequest",
  switch: "switchrequest",
  demo: "demorequest",
  contact: "contactus",
  referral: "referral",
} as const satisfies Record<SiteRequest["kind"], string>;

const answer = v.object({ requestId: v.string() });

/**
 * Stores a request of a landlord, message sender or referrer and queues the mails to both sides in
 * one transaction.
 */
export async function saveRequest(
  app: AppContext & { byEmail: EmailLimits },
  request: SiteRequest,
  submission: Submission,
): Promise<Outcome<v.InferOutput<typeof answer>>> {
  const { kind } = request;
  const requestId = randomUUID();
  const call = { name: callNames[kind], answer };
  return handleSubmission(app, call, submission, {
    humanCheckToken: request.humanCheckToken,
    limits: app.byEmail,
    prepare: async () => ({
      ok: true,
      limitKey: getEmail(request),
      createMails: () =>
        createRequestMails({ requestId, request, agency, agencyEmail: app.config.agencyEmail }),
      async write(tx) {
        const person = getApplicant(request);
        const at = app.now();
        const claimed = { subject: "request", recordId: requestId, at } as const;
        const contact = person && (await claimContact(tx, person, claimed));
        const payload = getPayload(request);
        const contactId = contact?.id ?? null;
        await tx.insert(requests).values({ id: requestId, kind, contactId, payload });
        const asked = toInboxRequest({ id: requestId, kind, payload, contact, at });
        const sentAs = person ? { sentAs: formatName(person) } : {};
        await recordRequest(tx, { ...asked, person: { ...asked.person, ...sentAs } });
        return {
          ok: true,
          answer: { requestId },
          audit: {
            action: "request.submitted",
            subject: "request",
            subjectId: requestId,
            detail: { kind },
          },
        };
      },
    }),
  });
}

/** Null for a message without one. */
function getEmail(request: SiteRequest): string | null {
  if (request.kind === "referral") return request.referral.email;
  return request.kind === "contact" ? request.contact.email : request.applicant.email;
}

/** Null if e-mail or phone is missing, since a contact needs both. */
function getApplicant(request: SiteRequest): Applicant | null {
  if (request.kind === "referral") return null;
  if (request.kind !== "contact") return request.applicant;
  const { email, ...person } = request.contact;
  return email === null ? null : { ...person, email };
}

function getPayload(request: SiteRequest): RequestPayload {
  if (request.kind === "referral") return request.referral;
  if (request.kind === "contact") {
    const { kind: _, humanCheckToken: __, ...message } = request;
    return message;
  }
  const { kind: _, applicant: __, humanCheckToken: ___, ...answers } = request;
  return answers;
}
