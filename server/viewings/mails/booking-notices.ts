import type { MailKind } from "../../../domain/shared/mail/mail-kinds.ts";
import { listViewingTimes } from "../../../domain/viewings/bookings/viewing-time-text.ts";
import { createMail, type MailPart } from "../../agency/mails/create-mail.tsx";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";
import { type BookingFacts, formatHome, formatWhen } from "./booking-mail-facts.ts";
import { describeHomeOf, describeRenter } from "./booking-mail-parts.ts";

export interface RenterReply {
  attends: boolean;
  message: string | null;
}

/** Sent to the agency and the negotiator. */
export function createReplyNotices(
  facts: BookingFacts,
  { attends, message }: RenterReply,
): OutgoingMail[] {
  const { agencyEmail, booking, contact, listing, negotiator } = facts;
  return toOffice(facts, "booking-reply-notice", {
    recipients: [agencyEmail, negotiator.email],
    what: attends ? "Confirmed by the renter" : "Another time requested",
    title: attends ? "The renter has confirmed" : "The renter has asked for a change",
    parts: [
      ...describeRenter(facts),
      describeHomeOf(facts),
      { fact: "Your reference", value: listing.agentRef },
      { fact: "When", value: formatWhen(facts) },
      { fact: "Negotiator", value: negotiator.name },
      ...quote("Message", message),
      { fact: "Booking", value: booking.id },
      contact.email === null ? null : `Your reply to this email goes to ${contact.firstname}.`,
    ],
  });
}

/** `before`: in words, when it was to be. */
export type RenterChange =
  | { kind: "chosen" }
  | { kind: "moved"; before: string }
  | { kind: "cancelled"; reason: string | null };

const changes = {
  chosen: { what: "Booked by the renter", title: "The renter has chosen a time", when: "When" },
  moved: {
    what: "Moved by the renter",
    title: "The renter has moved their viewing",
    when: "New time",
  },
  cancelled: {
    what: "Cancelled by the renter",
    title: "The renter has cancelled",
    when: "Cancelled time",
  },
} satisfies Record<RenterChange["kind"], object>;

/** Sent to the agency and everybody whose diary it changes. */
export function createChangeNotices(
  facts: BookingFacts,
  change: RenterChange,
  negotiatorEmails: readonly string[],
): OutgoingMail[] {
  const { agencyEmail, booking, listing, negotiator } = facts;
  const { what, title, when } = changes[change.kind];
  return toOffice(facts, "booking-change-notice", {
    recipients: [agencyEmail, ...negotiatorEmails],
    what,
    title,
    parts: [
      "We’ve updated your diary. You don’t need to reply.",
      change.kind === "moved" ? { fact: "Previous time", value: change.before } : null,
      { fact: when, value: formatWhen(facts) },
      { fact: "Negotiator", value: negotiator.name },
      ...describeRenter(facts),
      describeHomeOf(facts),
      { fact: "Your reference", value: listing.agentRef },
      ...(change.kind === "cancelled" ? quote("Reason", change.reason) : []),
      { fact: "Booking", value: booking.id },
    ],
  });
}

function quote(heading: string, words: string | null): MailPart[] {
  return words === null ? [] : [{ heading }, { quotation: words }];
}

function toOffice(
  facts: BookingFacts,
  kind: MailKind,
  notice: { recipients: string[]; what: string; title: string; parts: MailPart[] },
): OutgoingMail[] {
  const { agency, booking, contact } = facts;
  const { recipients, what, ...mail } = notice;
  const { day } = listViewingTimes(booking.startsAt, booking.endsAt);
  const subject = `${what}: ${formatHome(facts)}, ${day} (${contact.firstname} ${contact.lastname})`;
  const [first, ...others] = new Set(recipients);
  const created = createMail({
    kind,
    recipient: first!,
    replyTo: contact.email,
    subject,
    aboutId: booking.id,
    agency,
    preview: formatWhen(facts),
    ...mail,
  });
  return [created, ...others.map((recipient) => ({ ...created, recipient }))];
}
