import type { Agency } from "../../../domain/agency/agency.ts";
import type { SiteRequest } from "../../../domain/requests/requests.ts";
import { truncateAtWord } from "../../../domain/shared/text/truncate-at-word.ts";
import { addGreetingName } from "../../../domain/shared/text/greeting-name.ts";
import { createMail, listFacts } from "../../agency/mails/create-mail.tsx";
import { unaskedNote } from "../../enquiries/mails/enquiry-mail-parts.ts";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";
import { type RequestMailContent, createRequestMailContent } from "./request-mail-content.ts";

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
export function createRequestMails(facts: RequestMailFacts): OutgoingMail[] {
  const content = createRequestMailContent(facts.request, facts.agency);
  const { email } = content.sender;
  const notice = createNotice(facts, content);
  return email === null ? [notice] : [notice, createConfirmation(facts, content, email)];
}

function createConfirmation(
  { requestId, request, agency, agencyEmail }: RequestMailFacts,
  { confirmation, sender, title }: RequestMailContent,
  recipient: string,
): OutgoingMail {
  const { subject, received, next } = confirmation;
  return createMail({
    kind: `${request.kind}-confirmation`,
    recipient,
    replyTo: agencyEmail,
    subject,
    aboutId: requestId,
    onceADayAbout: title,
    agency,
    title: addGreetingName("Thank you", sender.salutation),
    preview: next,
    parts: [
      received,
      { heading: "What happens next" },
      next,
      `Reply to this email or call ${agency.phone} if you have something to add.`,
      unaskedNote,
    ],
  });
}

function createNotice(
  { requestId, request, agency, agencyEmail }: RequestMailFacts,
  { title, sender, facts, message }: RequestMailContent,
): OutgoingMail {
  return createMail({
    kind: `${request.kind}-notice`,
    recipient: agencyEmail,
    replyTo: sender.email,
    subject: `${title}: ${sender.name}`,
    aboutId: requestId,
    agency,
    title,
    preview: truncateAtWord(message ?? facts.map(([, value]) => value).join(", "), 120),
    parts: [
      ...listFacts(facts),
      ...(message === null ? [] : [{ heading: "Message" }, { quotation: message }]),
      { fact: "Request", value: requestId },
      sender.email === null
        ? "They didn’t give an email address, so please reply by phone."
        : `Your reply to this email goes to ${sender.salutation}.`,
    ],
  });
}
