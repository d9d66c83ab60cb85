import {
  formatViewingTimes,
  listViewingTimes,
} from "../../../domain/viewings/bookings/viewing-time-text.ts";
import type { AppointmentKind } from "../../../domain/viewings/appointments/appointment.ts";
import type { AppointmentNews } from "../../../domain/viewings/diary/diary-news.ts";
import { createMail } from "../../agency/mails/create-mail.tsx";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";
import type { TenantMailFacts } from "./tenant-mail-facts.ts";

const subjects: Record<"viewing" | "visit", Record<AppointmentNews, string>> = {
  viewing: {
    booked: "A viewing of your home",
    moved: "Moved: the viewing of your home",
    cancelled: "Cancelled: the viewing of your home",
  },
  visit: {
    booked: "A visit to your home",
    moved: "Moved: the visit to your home",
    cancelled: "Cancelled: the visit to your home",
  },
};

const viewingWords: Record<AppointmentNews, { title: string; lead: string }> = {
  booked: {
    title: "We’d like to show your home",
    lead: "We’re giving you notice that someone from the agency will visit with people who may rent your home after you:",
  },
  moved: {
    title: "The viewing of your home has moved",
    lead: "Please ignore our earlier notice. We’ll now visit with people who may rent your home after you:",
  },
  cancelled: {
    title: "The viewing of your home has been cancelled",
    lead: "No one will visit at this time:",
  },
};

/** Photographs, a valuation, a check-in: nobody is shown the home. */
const visitWords: typeof viewingWords = {
  booked: {
    title: "We’d like to visit your home",
    lead: "We’re giving you notice that someone from the agency will visit:",
  },
  moved: {
    title: "Our visit to your home has moved",
    lead: "Please ignore our earlier notice. Someone from the agency will now visit:",
  },
  cancelled: {
    title: "Our visit to your home has been cancelled",
    lead: "No one will visit at this time:",
  },
};

const visitNames: Partial<Record<AppointmentKind, string>> = {
  valuation: "A valuation",
  photographs: "Photography",
  "check-in": "A check-in",
};

/** To whoever lives in the home. Does not say who comes. */
export function createTenantMail(facts: TenantMailFacts, news: AppointmentNews): OutgoingMail {
  const { agency, kind, listing, tenantName } = facts;
  const times = listViewingTimes(facts.startsAt, facts.endsAt);
  const when = formatViewingTimes(times);
  const isViewing = kind === "viewing";
  const { title, lead } = (isViewing ? viewingWords : visitWords)[news];
  const purpose = visitNames[kind];
  return createMail({
    kind: "tenant-notice",
    recipient: facts.tenantEmail,
    replyTo: facts.replyTo,
    subject: `${subjects[isViewing ? "viewing" : "visit"][news]}, ${times.day}, ${times.from}`,
    aboutId: listing.id,
    agency,
    title,
    preview: when,
    parts: [
      tenantName === "" ? lead : `${tenantName}, ${lead}`,
      { fact: "When", value: when },
      purpose ? { fact: "Reason", value: purpose } : null,
      { fact: "Where", value: listing.displayAddress },
      news === "cancelled"
        ? "You don’t need to do anything."
        : `You don’t need to be there. If this time doesn’t suit you, reply to this email or call ${agency.phone} and we’ll find another.`,
    ],
  });
}
