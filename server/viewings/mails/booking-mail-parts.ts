import type { MailPart } from "../../agency/mails/create-mail.tsx";
import {
  type BookingFacts,
  type BookingMailFacts,
  formatWhen,
  type InvitationFacts,
} from "./booking-mail-facts.ts";
import { buildBookingLink, buildOwnViewingLink } from "./booking-links.ts";

export function describeHomeOf({ listing, siteUrl }: BookingFacts): MailPart {
  return { home: listing, siteUrl };
}

export function describeViewing(facts: BookingMailFacts): MailPart[] {
  const { booking, negotiator } = facts;
  return [
    { fact: "When", value: formatWhen(facts) },
    { fact: "Where", value: booking.place },
    { fact: "Who will be there", value: `${negotiator.name}, ${negotiator.phone} on the day` },
  ];
}

/** Links to the reply page, or the phone number if the site's origin is not configured. */
export function listReplyLinks(facts: InvitationFacts): MailPart[] {
  if (facts.siteUrl === null) return [replyByPhone(facts)];
  const { until, mayMove } = facts.ownChange;
  const own = mayMove
    ? "Move your viewing to another time"
    : "Cancel your viewing or ask for another time";
  return [
    { link: "I will attend", url: buildBookingLink(facts) },
    { link: "Request a change", url: buildBookingLink(facts, "change") },
    until && { link: own, url: buildOwnViewingLink(facts) },
    { link: "Cancel this viewing", url: buildBookingLink(facts, "cancel") },
  ];
}

export function replyByPhone({ agency }: Pick<BookingFacts, "agency">): string {
  return `Reply to this email or call ${agency.phone}.`;
}

/** For the agency. */
export function describeRenter({ contact }: BookingFacts): MailPart[] {
  return [
    { fact: "Name", value: `${contact.firstname} ${contact.lastname}` },
    { fact: "Phone", value: contact.phone },
    { fact: "Email", value: contact.email ?? "Not given" },
  ];
}
