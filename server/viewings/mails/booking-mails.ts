import { formatCount } from "../../../domain/shared/formats/count.ts";
import type { MailKind } from "../../../domain/shared/mail/mail-kinds.ts";
import { addGreetingName } from "../../../domain/shared/text/greeting-name.ts";
import { listViewingTimes } from "../../../domain/viewings/bookings/viewing-time-text.ts";
import type { FeedbackAnswer } from "../../../domain/viewings/feedback/feedback.ts";
import { createMail, type NewMail } from "../../agency/mails/create-mail.tsx";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";
import { createBookingCalendar } from "./booking-calendar.ts";
import { buildFeedbackLink } from "./booking-links.ts";
import {
  type BookingMailFacts,
  formatHome,
  formatWhen,
  type InvitationFacts,
} from "./booking-mail-facts.ts";
import {
  describeHomeOf,
  describeViewing,
  listReplyLinks,
  replyByPhone,
} from "./booking-mail-parts.ts";
import { askWhatInstead, goneWords, type HomeGone, listHomesInstead } from "./home-gone.ts";

const askToAttend = "Please let us know if you can attend";

/** Whoever has chosen the time attends. */
const invitations = {
  booked: {
    title: "Your viewing is booked",
    lead: "We’ve booked your viewing of this home:",
    heading: askToAttend,
  },
  "booked-by-renter": {
    title: "Your viewing is booked",
    lead: "You’ve chosen a time, and we look forward to showing you this home:",
    heading: "If your plans change",
  },
  moved: {
    title: "Your viewing has moved",
    lead: "We’ve moved your viewing of this home:",
    heading: askToAttend,
  },
  "moved-by-renter": {
    title: "You’ve moved your viewing",
    lead: "Your viewing of this home is now:",
    heading: "If your plans change again",
  },
} as const;

export type InvitationKind = keyof typeof invitations;

export function createBookingMail(facts: InvitationFacts, kind: InvitationKind): OutgoingMail {
  const { day, from } = formatTimes(facts);
  const isNew = kind === "booked" || kind === "booked-by-renter";
  const what = isNew ? "Your viewing of" : "New time for your viewing of";
  const { title, lead, heading } = invitations[kind];
  return toRenter(facts, isNew ? "booking-booked" : "booking-moved", {
    subject: `${what} ${formatHome(facts)}, ${day}, ${from}`,
    title: addGreetingName(title, facts.contact.firstname),
    parts: [
      lead,
      facts.words || null,
      describeHomeOf(facts),
      ...describeViewing(facts),
      { heading },
      ...listReplyLinks(facts),
      "Times above are UK time. The calendar entry that comes with this email shows your local time.",
    ],
    calendar: createBookingCalendar(facts, "REQUEST"),
  });
}

/**
 * Removes the entry from the renter's calendar.
 * @param gone if the home is not shown any more
 */
export function createCancellationMail(
  facts: BookingMailFacts,
  gone: HomeGone | null = null,
): OutgoingMail {
  const ask = gone ? askWhatInstead(gone) : "Would another time suit you, or another home?";
  return toRenter(facts, "booking-cancelled", {
    subject: `Cancelled: your viewing of ${formatHome(facts)}, ${formatTimes(facts).day}`,
    title: addGreetingName("Your viewing has been cancelled", facts.contact.firstname),
    parts: [
      gone
        ? `We’re sorry, but ${goneWords[gone.because]}. We’ve cancelled your viewing of:`
        : "We’ve cancelled your viewing of:",
      describeHomeOf(facts),
      { fact: "Cancelled time", value: formatWhen(facts) },
      ...(gone ? listHomesInstead(gone, facts.siteUrl) : []),
      `${ask} ${replyByPhone(facts)}`,
    ],
    calendar: createBookingCalendar(facts, "CANCEL"),
  });
}

export function createReminderMail(facts: InvitationFacts, confirmed: boolean): OutgoingMail {
  return toRenter(facts, "booking-reminder", {
    subject: `Tomorrow at ${formatTimes(facts).from}: your viewing of ${formatHome(facts)}`,
    title: addGreetingName("See you tomorrow", facts.contact.firstname),
    parts: [
      "You’re viewing this home tomorrow:",
      describeHomeOf(facts),
      ...describeViewing(facts),
      { heading: confirmed ? "If your plans change" : askToAttend },
      ...listReplyLinks(facts),
    ],
  });
}

/** Shortly before, for those who asked. */
export function createSecondReminderMail(facts: BookingMailFacts): OutgoingMail {
  const { negotiator } = facts;
  return toRenter(facts, "booking-second-reminder", {
    subject: `Today at ${formatTimes(facts).from}: your viewing of ${formatHome(facts)}`,
    title: addGreetingName("See you soon", facts.contact.firstname),
    parts: [
      "You asked us to remind you shortly before your viewing of this home:",
      describeHomeOf(facts),
      ...describeViewing(facts),
      `If you can’t make it, call ${negotiator.name} on ${negotiator.phone}.`,
    ],
  });
}

/**
 * @param minutes how much later than booked, about. 0: on time after all
 * @param before what they were told last, 0 for nothing
 */
export function createLateMail(
  facts: BookingMailFacts,
  minutes: number,
  before: number,
): OutgoingMail {
  const { booking, negotiator } = facts;
  const isOnTime = minutes === 0;
  const late =
    before === 0
      ? `About ${formatCount(minutes, "minute")} late`
      : `Now about ${formatCount(minutes, "minute")} late`;
  const what = isOnTime ? "Back on time" : late;
  const ask = isOnTime ? "If you can’t be there then" : "If you can’t wait";
  return toRenter(facts, "booking-late", {
    subject: `${what}: your viewing of ${formatHome(facts)} at ${formatTimes(facts).from}`,
    title: isOnTime
      ? `${negotiator.name} will be on time`
      : `${negotiator.name} is about ${formatCount(minutes, "minute")} late`,
    parts: [
      describeDelay(minutes, before),
      { fact: "Booked time", value: formatWhen(facts) },
      { fact: "Where", value: booking.place },
      `${ask}, please call ${negotiator.phone}.`,
    ],
  });
}

function describeDelay(minutes: number, before: number): string {
  if (minutes === 0)
    return `We told you it would start about ${formatCount(before, "minute")} late. Your viewing will now start at the booked time.`;
  const when = `Your viewing will start up to ${formatCount(minutes, "minute")} late.`;
  return before === 0
    ? `We’re sorry. ${when}`
    : `We told you it would be about ${formatCount(before, "minute")} late. ${when}`;
}

const feedbackAnswers: { answer: FeedbackAnswer; words: string }[] = [
  { answer: "interested", words: "I’m interested" },
  { answer: "perhaps", words: "Perhaps" },
  { answer: "no", words: "It’s not for me" },
];

/** Each answer is a link; none of them answers before a person presses its button. */
export function createFeedbackMail(facts: BookingMailFacts): OutgoingMail {
  return toRenter(facts, "booking-feedback", {
    subject: `How was ${formatHome(facts)}?`,
    title: `${addGreetingName("How was it", facts.contact.firstname)}?`,
    preview: "It only takes a moment.",
    parts: [
      "What did you think of this home?",
      describeHomeOf(facts),
      facts.siteUrl === null ? replyByPhone(facts) : null,
      ...feedbackAnswers.map(({ answer, words }) => ({
        link: words,
        url: buildFeedbackLink(facts, answer),
      })),
      "We won’t show the landlord your answer or your name. We may summarise what viewers thought.",
    ],
  });
}

function toRenter(
  facts: BookingMailFacts,
  kind: MailKind,
  mail: Pick<NewMail, "subject" | "title" | "parts" | "calendar"> & { preview?: string },
): OutgoingMail {
  const { agency, agencyEmail, booking, contact } = facts;
  return createMail({
    kind,
    recipient: contact.email,
    replyTo: agencyEmail,
    aboutId: booking.id,
    agency,
    preview: formatWhen(facts),
    ...mail,
  });
}

function formatTimes({ booking }: BookingMailFacts) {
  return listViewingTimes(booking.startsAt, booking.endsAt);
}
