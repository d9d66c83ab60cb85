import { createElement } from "react";
import { EnquiryConfirmation } from "./enquiry-confirmation.tsx";
import type { EnquiryMailFacts } from "./enquiry-mail-facts.ts";
import { EnquiryNotice } from "./enquiry-notice.tsx";
import { toHeaderLine } from "../../platform/mail/header-line.ts";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";

/**
 * Renders the confirmation and the notice, in this order. Takes a few milliseconds, so call it
 * before the transaction that queues them.
 */
export async function createEnquiryMails(facts: EnquiryMailFacts): Promise<OutgoingMail[]> {
  return Promise.all([createConfirmation(facts), createNotice(facts)]);
}

async function createConfirmation(facts: EnquiryMailFacts): Promise<OutgoingMail> {
  const what = facts.kind === "viewing" ? "Your viewing request for" : "Your enquiry about";
  const subject = toHeaderLine(`${what} ${formatHome(facts)}`);
  return {
    kind: "enquiry-confirmation",
    recipient: facts.applicant.email,
    replyTo: facts.agencyEmail,
    subject,
    ...renderMail(createElement(EnquiryConfirmation, { facts, subject })),
    aboutId: facts.enquiryId,
    onceADayAbout: `${facts.kind} ${facts.listing.id}`,
  };
}

async function createNotice(facts: EnquiryMailFacts): Promise<OutgoingMail> {
  const { firstname, lastname, email } = facts.applicant;
  const what = facts.kind === "viewing" ? "Viewing request" : "Enquiry";
  const subject = toHeaderLine(`${what}: ${formatHome(facts)} (${firstname} ${lastname})`);
  return {
    kind: "enquiry-notice",
    recipient: facts.agencyEmail,
    replyTo: email,
    subject,
    ...renderMail(createElement(EnquiryNotice, { facts, subject })),
    aboutId: facts.enquiryId,
  };
}

function formatHome({ listing }: EnquiryMailFacts): string {
  return `${listing.name}, ${listing.area}`;
}
