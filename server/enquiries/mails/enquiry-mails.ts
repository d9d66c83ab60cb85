import { truncateAtWord } from "../../../domain/shared/text/truncate-at-word.ts";
import { addGreetingName } from "../../../domain/shared/text/greeting-name.ts";
import { createMail } from "../../agency/mails/create-mail.tsx";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";
import type { EnquiryMailFacts } from "./enquiry-mail-facts.ts";
import {
  type ConfirmationWords,
  describeAskedHome,
  describeConfirmation,
  describeOption,
  describeSender,
} from "./enquiry-mail-parts.ts";

/**
 * Renders the confirmation and the notice, in this order. Takes a few milliseconds, so call it
 * before the transaction that queues them.
 */
export function createEnquiryMails(facts: EnquiryMailFacts): OutgoingMail[] {
  return [createConfirmation(facts), createNotice(facts)];
}

const words: Record<EnquiryMailFacts["kind"], ConfirmationWords> = {
  enquiry: {
    received: "We’ve got your question about this home:",
    next: (soon) =>
      `A Sales Associate will read your question and answer by phone or email within ${soon}.`,
  },
  viewing: {
    received: "We’ve got your request to view this home:",
    next: (soon) =>
      `A Sales Associate will look for a time that suits you and answer by phone or email within ${soon}. Your viewing is booked once we’ve confirmed it.`,
  },
};

function createConfirmation(facts: EnquiryMailFacts): OutgoingMail {
  const { agency, applicant, kind } = facts;
  const what = kind === "viewing" ? "Your viewing request for" : "Your enquiry about";
  return createMail({
    kind: "enquiry-confirmation",
    recipient: applicant.email,
    replyTo: facts.agencyEmail,
    subject: `${what} ${formatHome(facts)}`,
    aboutId: facts.enquiryId,
    onceADayAbout: `${kind} ${facts.listing.id}`,
    agency,
    title: addGreetingName("Thank you", applicant.firstname),
    ...describeConfirmation(facts, words[kind]),
  });
}

function createNotice(facts: EnquiryMailFacts): OutgoingMail {
  const { firstname, lastname, email } = facts.applicant;
  const isViewing = facts.kind === "viewing";
  const what = isViewing ? "Viewing request" : "Enquiry";
  return createMail({
    kind: "enquiry-notice",
    recipient: facts.agencyEmail,
    replyTo: email,
    subject: `${what}: ${formatHome(facts)} (${firstname} ${lastname})`,
    aboutId: facts.enquiryId,
    agency: facts.agency,
    title: isViewing ? "New viewing request" : "New enquiry",
    preview: truncateAtWord(facts.message, 120),
    parts: [
      ...describeSender(facts),
      ...describeAskedHome(facts),
      describeOption(facts.viewingOption),
      { heading: "Message" },
      { quotation: facts.message },
      { fact: "Enquiry", value: facts.enquiryId },
      `Your reply to this email goes to ${firstname}.`,
    ],
  });
}

function formatHome({ listing }: EnquiryMailFacts): string {
  return `${listing.name}, ${listing.area}`;
}
