import {
  describeCurrentStatus,
  describeLookingFor,
} from "../../../domain/enquiries/qualification-facts.ts";
import { formatNumericDate } from "../../../domain/shared/dates.ts";
import { addGreetingName } from "../../../domain/shared/text/greeting-name.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import { formatPreferredTimes } from "../../../domain/viewings/requests/preferred-times.ts";
import { createMail, listFacts, type MailPart } from "../../agency/mails/create-mail.tsx";
import {
  type ConfirmationWords,
  describeAskedHome,
  describeConfirmation,
  describeOption,
  describeSender,
} from "../../enquiries/mails/enquiry-mail-parts.ts";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";
import type { ViewingRequestFacts } from "./viewing-request-facts.ts";

/**
 * Renders the confirmation and the notice, in this order. Takes a few milliseconds, so call it
 * before the transaction that queues them.
 */
export function createViewingRequestMails(facts: ViewingRequestFacts): OutgoingMail[] {
  return [createConfirmation(facts), createNotice(facts)];
}

const words: ConfirmationWords = {
  received: "We’ve got your request to view this home:",
  next: (soon) =>
    `A Sales Associate will look for a time on that day and answer by phone or email within ${soon}. Your viewing is booked once we’ve confirmed it.`,
};

function createConfirmation(facts: ViewingRequestFacts): OutgoingMail {
  const { agency, answeredBy, answeredOn, applicant } = facts;
  const goesByAnswers = answeredOn !== null && answeredBy === null;
  return createMail({
    kind: "viewing-request-confirmation",
    recipient: applicant.email,
    replyTo: facts.agencyEmail,
    subject: `Your viewing request for ${formatHome(facts)}`,
    aboutId: facts.enquiryId,
    onceADayAbout: facts.listing.id,
    agency,
    title: addGreetingName("Thank you", applicant.firstname),
    ...describeConfirmation(facts, words, {
      asked: { fact: "You asked for", value: formatPreferredTimes(facts.viewing) },
      notes: goesByAnswers
        ? [`We’ll use the details you gave us on ${formatNumericDate(answeredOn)}.`]
        : [],
    }),
  });
}

function createNotice(facts: ViewingRequestFacts): OutgoingMail {
  const { agency, answeredOn, message } = facts;
  const { firstname, lastname, email } = facts.applicant;
  const when = formatPreferredTimes(facts.viewing);
  return createMail({
    kind: "viewing-request-notice",
    recipient: facts.agencyEmail,
    replyTo: email,
    subject: `Viewing request: ${formatHome(facts)} (${firstname} ${lastname})`,
    aboutId: facts.enquiryId,
    agency,
    title: "New viewing request",
    preview: when,
    parts: [
      { fact: "Requested", value: when },
      describeOption(facts.viewingOption),
      ...describeSender(facts),
      ...describeAskedHome(facts),
      ...describeAnswers(facts),
      answeredOn === null ? null : { fact: "Answered on", value: formatNumericDate(answeredOn) },
      ...(message === "" ? [] : [{ heading: "Message" }, { quotation: message }]),
      { fact: "Enquiry", value: facts.enquiryId },
      `Your reply to this email goes to ${firstname}.`,
    ],
  });
}

function describeAnswers({ answeredBy, answers, dob, salary }: ViewingRequestFacts): MailPart[] {
  if (answeredBy !== null) {
    const value = `This person hasn’t given these details. ${answeredBy} has, with the same email address and phone number.`;
    return [{ fact: "Work and income", value }];
  }
  const status = describeCurrentStatus(answers);
  if (salary !== null) status.push(["Salary", `${formatPounds(salary)} a year`]);
  if (dob !== null) status.push(["Date of birth", formatNumericDate(dob)]);
  return [
    { heading: "Current status" },
    ...listFacts(status),
    { heading: "Looking for" },
    ...listFacts(describeLookingFor(answers)),
  ];
}

function formatHome({ listing }: ViewingRequestFacts): string {
  return `${listing.name}, ${listing.area}`;
}
