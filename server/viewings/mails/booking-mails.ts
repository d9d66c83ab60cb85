import { createElement, type ReactElement } from "react";
import type { MailKind } from "../../../domain/shared/mail-kinds.ts";
import { listViewingTimes } from "../../../domain/viewings/booking-time.ts";
import { createBookingCalendar } from "./booking-calendar.ts";
import { BookingCancellation } from "./booking-cancellation.tsx";
import { BookingInvitation, type InvitationKind } from "./booking-invitation.tsx";
import { type BookingFacts, type BookingMailFacts, formatHome } from "./booking-mail-facts.ts";
import { BookingChangeNotice, type RenterChange } from "./booking-change-notice.tsx";
import { FeedbackRequest } from "./feedback-request.tsx";
import type { HomeGone } from "./home-gone.tsx";
import { LateNews } from "./late-news.tsx";
import { SecondReminder } from "./second-reminder.tsx";
import { BookingReminder } from "./booking-reminder.tsx";
import { BookingReplyNotice, type RenterReply } from "./booking-reply-notice.tsx";
import { toHeaderLine } from "../../platform/mail/header-line.ts";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";

export function createBookingMail(facts: BookingMailFacts, kind: InvitationKind): OutgoingMail {
  const { day, from } = formatTimes(facts);
  const isNew = kind === "booked" || kind === "booked-by-renter";
  const what = isNew ? "Your viewing of" : "Moved: your viewing of";
  const subject = toHeaderLine(`${what} ${formatHome(facts)}, ${day}, ${from}`);
  const invitation = createElement(BookingInvitation, { facts, subject, kind });
  return {
    ...toRenter(facts, isNew ? "booking-booked" : "booking-moved", subject, invitation),
    calendar: createBookingCalendar(facts, "REQUEST"),
  };
}

/**
 * Removes the entry from the renter's calendar.
 * @param gone if the home is not shown any more
 */
export function createCancellationMail(
  facts: BookingMailFacts,
  gone: HomeGone | null = null,
): OutgoingMail {
  const subject = toHeaderLine(
    `Cancelled: your viewing of ${formatHome(facts)}, ${formatTimes(facts).day}`,
  );
  return {
    ...toRenter(
      facts,
      "booking-cancelled",
      subject,
      createElement(BookingCancellation, { facts, subject, gone }),
    ),
    calendar: createBookingCalendar(facts, "CANCEL"),
  };
}

export function createReminderMail(facts: BookingMailFacts, confirmed: boolean): OutgoingMail {
  const subject = toHeaderLine(
    `Tomorrow at ${formatTimes(facts).from}: your viewing of ${formatHome(facts)}`,
  );
  return toRenter(
    facts,
    "booking-reminder",
    subject,
    createElement(BookingReminder, { facts, subject, confirmed }),
  );
}

/** Sent to the agency and the negotiator. */
export function createReplyNotices(facts: BookingFacts, reply: RenterReply): OutgoingMail[] {
  const { contact, agencyEmail, negotiator } = facts;
  const what = reply.attends ? "Confirmed by the renter" : "Another time asked for";
  const subject = toHeaderLine(
    `${what}: ${formatHome(facts)}, ${formatTimes(facts).day} (${contact.firstname} ${contact.lastname})`,
  );
  const notice = renderMail(createElement(BookingReplyNotice, { facts, reply, subject }));
  return [...new Set([agencyEmail, negotiator.email])].map((recipient) => ({
    kind: "booking-reply-notice",
    recipient,
    replyTo: contact.email,
    subject,
    ...notice,
    aboutId: facts.booking.id,
  }));
}

const renterChangeNames: Record<RenterChange["kind"], string> = {
  chosen: "Booked by the renter",
  moved: "Moved by the renter",
  cancelled: "Cancelled by the renter",
};

/** Sent to the agency and everybody whose diary it changes. */
export function createChangeNotices(
  facts: BookingFacts,
  change: RenterChange,
  negotiatorEmails: readonly string[],
): OutgoingMail[] {
  const { contact, agencyEmail } = facts;
  const what = renterChangeNames[change.kind];
  const subject = toHeaderLine(
    `${what}: ${formatHome(facts)}, ${formatTimes(facts).day} (${contact.firstname} ${contact.lastname})`,
  );
  const notice = renderMail(createElement(BookingChangeNotice, { facts, change, subject }));
  return [...new Set([agencyEmail, ...negotiatorEmails])].map((recipient) => ({
    kind: "booking-change-notice",
    recipient,
    replyTo: contact.email,
    subject,
    ...notice,
    aboutId: facts.booking.id,
  }));
}

/** Two hours before, for those who asked. */
export function createSecondReminderMail(facts: BookingMailFacts): OutgoingMail {
  const subject = toHeaderLine(
    `Today at ${formatTimes(facts).from}: your viewing of ${formatHome(facts)}`,
  );
  const reminder = createElement(SecondReminder, { facts, subject });
  return toRenter(facts, "booking-second-reminder", subject, reminder);
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
  const late = before === 0 ? `About ${minutes} minutes late` : `Now about ${minutes} minutes late`;
  const what = minutes === 0 ? "On time after all" : late;
  const subject = toHeaderLine(
    `${what}: your viewing of ${formatHome(facts)} at ${formatTimes(facts).from}`,
  );
  const news = createElement(LateNews, { facts, subject, minutes, before });
  return toRenter(facts, "booking-late", subject, news);
}

/** Each answer is a link; none of them answers before a person presses its button. */
export function createFeedbackMail(facts: BookingMailFacts): OutgoingMail {
  const subject = toHeaderLine(`How was ${formatHome(facts)}?`);
  const question = createElement(FeedbackRequest, { facts, subject });
  return toRenter(facts, "booking-feedback", subject, question);
}

function toRenter(
  { booking, contact, agencyEmail }: BookingMailFacts,
  kind: MailKind,
  subject: string,
  mail: ReactElement,
): OutgoingMail {
  return {
    kind,
    recipient: contact.email,
    replyTo: agencyEmail,
    subject,
    ...renderMail(mail),
    aboutId: booking.id,
  };
}

function formatTimes({ booking }: BookingFacts) {
  return listViewingTimes(booking.startsAt, booking.endsAt);
}
