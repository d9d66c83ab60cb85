import { createElement } from "react";
import { toHeaderLine } from "../../platform/mail/header-line.ts";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";
import { ViewingRequestConfirmation } from "./viewing-request-confirmation.tsx";
import type { ViewingRequestFacts } from "./viewing-request-facts.ts";
import { ViewingRequestNotice } from "./viewing-request-notice.tsx";

/**
 * Renders the confirmation and the notice, in this order. Takes a few milliseconds, so call it
 * before the transaction that queues them.
 */
export function createViewingRequestMails(facts: ViewingRequestFacts): OutgoingMail[] {
  return [createConfirmation(facts), createNotice(facts)];
}

function createConfirmation(facts: ViewingRequestFacts): OutgoingMail {
  const subject = toHeaderLine(`Your viewing request for ${formatHome(facts)}`);
  return {
    kind: "viewing-request-confirmation",
    recipient: facts.applicant.email,
    replyTo: facts.agencyEmail,
    subject,
    ...renderMail(createElement(ViewingRequestConfirmation, { facts, subject })),
    aboutId: facts.enquiryId,
    onceADayAbout: facts.listing.id,
  };
}

function createNotice(facts: ViewingRequestFacts): OutgoingMail {
  const { firstname, lastname, email } = facts.applicant;
  const subject = toHeaderLine(`Viewing request: ${formatHome(facts)} (${firstname} ${lastname})`);
  return {
    kind: "viewing-request-notice",
    recipient: facts.agencyEmail,
    replyTo: email,
    subject,
    ...renderMail(createElement(ViewingRequestNotice, { facts, subject })),
    aboutId: facts.enquiryId,
  };
}

function formatHome({ listing }: ViewingRequestFacts): string {
  return `${listing.name}, ${listing.area}`;
}
