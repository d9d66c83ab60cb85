import { createElement } from "react";
import type { Agency } from "../../../domain/agency/agency.ts";
import type { SiteRequest } from "../../../domain/requests/requests.ts";
import { toHeaderLine } from "../../platform/mail/header-line.ts";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";
import { RequestConfirmation } from "./request-confirmation.tsx";
import { type RequestMailContent, createRequestMailContent } from "./request-mail-content.ts";
import { RequestNotice } from "./request-notice.tsx";

interface RequestMailFacts {
  requestId: string;
  request: SiteRequest;
  agency: Agency;
  /** Recipient of the notice and Reply-To of the confirmation. */
  agencyEmail: string;
}

/**
 * Renders the notice and, if the person gave an e-mail, the confirmation. Takes a few milliseconds,
 * so call it before the transaction that queues them.
 */
export async function createRequestMails(facts: RequestMailFacts): Promise<OutgoingMail[]> {
  const content = createRequestMailContent(facts.request, facts.agency);
  const { email } = content.sender;
  return Promise.all([
    createNotice(facts, content),
    ...(email === null ? [] : [createConfirmation(facts, content, email)]),
  ]);
}

async function createConfirmation(
  { requestId, request, agency, agencyEmail }: RequestMailFacts,
  content: RequestMailContent,
  recipient: string,
): Promise<OutgoingMail> {
  const subject = toHeaderLine(content.confirmation.subject);
  return {
    kind: `${request.kind}-confirmation`,
    recipient,
    replyTo: agencyEmail,
    subject,
    ...renderMail(createElement(RequestConfirmation, { content, agency, subject })),
    aboutId: requestId,
    onceADayAbout: content.title,
  };
}

async function createNotice(
  { requestId, request, agency, agencyEmail }: RequestMailFacts,
  content: RequestMailContent,
): Promise<OutgoingMail> {
  const subject = toHeaderLine(`${content.title}: ${content.sender.name}`);
  return {
    kind: `${request.kind}-notice`,
    recipient: agencyEmail,
    replyTo: content.sender.email,
    subject,
    ...renderMail(createElement(RequestNotice, { content, agency, subject, requestId })),
    aboutId: requestId,
  };
}
