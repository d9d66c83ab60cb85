import type { Agency } from "../../../domain/agency/agency.ts";
import { createLetter } from "../../agency/mails/create-letter.ts";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";

/**
 * To the address that had a link before it was sent to another. Whoever reads it may be a stranger, so
 * it names nobody and no home.
 */
export function createLinkEndedMail(facts: {
  contactId: string;
  recipient: string;
  agency: Agency;
  replyTo: string;
}): OutgoingMail {
  const { contactId, recipient, agency, replyTo } = facts;
  return createLetter({
    kind: "link-ended",
    recipient,
    replyTo,
    subject: "A link we emailed you no longer works",
    aboutId: contactId,
    agency,
    text: {
      title: "A link we emailed you no longer works",
      name: null,
      paragraphs: [
        "We emailed a link to this address. The person it was for has since given us another address, so the link no longer works.",
        "If you asked for this change, you don’t need to do anything. If you didn’t, please reply to this email or call us.",
      ],
    },
  });
}
