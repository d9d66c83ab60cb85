import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { agency } from "../../domain/agency/agency.ts";
import type { Applicant } from "../../domain/contacts/applicant.ts";
import type { RequestPayload, SiteRequest } from "../../domain/requests/requests.ts";
import { requests } from "./request-tables.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import type { AppContext } from "../app-context.ts";
import type { RateLimit } from "../platform/http/rate-limit.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import { createRequestMails } from "./mails/request-mails.ts";
import {
  createHumanCheckRefusal,
  consumeChallenge,
} from "../platform/human-check/human-challenge.ts";
import { upsertContact } from "../contacts/upsert-contact.ts";
import { findStoredResponse, withIdempotency } from "../platform/submissions/idempotency.ts";
import type { Outcome, Submission } from "../platform/submissions/outcome.ts";
import { verifyHuman } from "../platform/submissions/verify-human.ts";
import { checkRateLimit } from "../platform/submissions/check-rate-limit.ts";

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
  app: AppContext & { byEmail: RateLimit },
  request: SiteRequest,
  submission: Submission,
): Promise<Outcome<v.InferOutput<typeof answer>>> {
  const { database, config, humanCheck } = app;
  const { kind } = request;
  const call = { name: callNames[kind], answer };
  const before = await findStoredResponse(database, call, submission);
  if (before) return before;

  const human = await verifyHuman(humanCheck, submission, request.humanCheckToken);
  if (!human.ok) return createHumanCheckRefusal(human.reason);
  const often = await checkRateLimit(app.byEmail, getEmail(request), submission);
  if (often) return often;
  const requestId = randomUUID();
  const mails = await createRequestMails({
    requestId,
    request,
    agency,
    agencyEmail: config.agencyEmail,
  });
  return withIdempotency(database, call, submission, async (tx) => {
    if (!(await consumeChallenge(tx, human))) return createHumanCheckRefusal("used");
    const person = getApplicant(request);
    const contactId = person && (await upsertContact(tx, person));
    const payload = getPayload(request);
    await tx.insert(requests).values({ id: requestId, kind, contactId, payload });
    await recordAudit(tx, {
      actor: "visitor",
      action: "request.submitted",
      subject: "request",
      subjectId: requestId,
      detail: { kind },
    });
    for (const mail of mails) await queueMail(tx, mail);
    return { ok: true, answer: { requestId } };
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
