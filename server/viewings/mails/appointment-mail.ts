import type { Agency } from "../../../domain/agency/agency.ts";
import {
  type AppointmentKind,
  appointmentKindNames,
} from "../../../domain/viewings/appointments/appointment.ts";
import {
  formatViewingTimes,
  listViewingTimes,
} from "../../../domain/viewings/bookings/viewing-time-text.ts";
import type { AppointmentNews } from "../../../domain/viewings/diary/diary-news.ts";
import { createLetter } from "../../agency/mails/create-letter.ts";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";

interface AppointmentMailFacts {
  appointmentId: string;
  kind: AppointmentKind;
  news: AppointmentNews;
  startsAt: Date;
  endsAt: Date;
  place: string;
  /** Who comes. */
  negotiator: { name: string; phone: string };
  firstname: string;
  email: string;
  /** Of their page. Null if they have none. */
  url: string | null;
  agency: Agency;
  replyTo: string;
}

const openings: Record<AppointmentNews, string> = {
  booked: "We’ve booked this appointment for you.",
  moved: "Your appointment has changed.",
  cancelled: "We’ve cancelled your appointment.",
};

/** To whoever a valuation, photographs or a check-in is with. What the office noted stays there. */
export function createAppointmentMail(facts: AppointmentMailFacts): OutgoingMail {
  const { agency, kind, news, startsAt, endsAt, place, negotiator, url } = facts;
  const name = appointmentKindNames[kind];
  const when = formatViewingTimes(listViewingTimes(startsAt, endsAt));
  const subject = `${name} ${news}: ${when}`;
  return createLetter({
    kind: "appointment-news",
    recipient: facts.email,
    replyTo: facts.replyTo,
    subject,
    aboutId: facts.appointmentId,
    agency,
    text: {
      title: `${name} ${news}`,
      name: facts.firstname,
      paragraphs: [openings[news]],
      facts: [
        [news === "cancelled" ? "Cancelled time" : "When", when],
        ["Where", place],
        ...(news === "cancelled"
          ? []
          : ([["With", `${negotiator.name}, ${negotiator.phone}`]] satisfies [string, string][])),
      ],
      link: url === null ? null : { text: "Open your page", url },
      closing: [
        news === "cancelled"
          ? "Reply to this email if you’d like another time."
          : "Reply to this email if the time doesn’t suit you.",
      ],
    },
  });
}
