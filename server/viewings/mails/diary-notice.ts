import type { Agency } from "../../../domain/agency/agency.ts";
import {
  type AppointmentKind,
  appointmentKindNames,
} from "../../../domain/viewings/appointments/appointment.ts";
import {
  formatViewingTimes,
  listViewingTimes,
} from "../../../domain/viewings/bookings/viewing-time-text.ts";
import type { DiaryNews, DiaryPlace } from "../../../domain/viewings/diary/diary-news.ts";
import { createMail } from "../../agency/mails/create-mail.tsx";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";

export interface DiaryNoticeFacts {
  appointmentId: string;
  kind: AppointmentKind;
  /** Of the home that it is in. */
  home: string | null;
  what: DiaryNews["what"];
  before: DiaryPlace | null;
  after: DiaryPlace | null;
  /** Name of the colleague who did it. Null for a command, or a file that came in. */
  by: string | null;
  email: string;
  /** Null omits the link. */
  siteUrl: string | null;
  agency: Agency;
  replyTo: string;
}

const subjects: Record<DiaryNews["what"], string> = {
  added: "New in your diary",
  moved: "Moved in your diary",
  removed: "Removed from your diary",
};

/**
 * To a negotiator whose day somebody else has changed. Who comes stands in the diary, so that the mail
 * names no renter.
 */
export function createDiaryNotice(facts: DiaryNoticeFacts): OutgoingMail {
  const { what, before, after, kind, home, by, agency, siteUrl } = facts;
  const place = (what === "removed" ? before : after) ?? before ?? after;
  if (place === null) throw new Error("A notice is about an appointment.");
  const { day, from } = listViewingTimes(place.startsAt, place.endsAt);
  const name = [appointmentKindNames[kind], home ?? place.place].filter(Boolean).join(", ");
  const isRemoved = what === "removed";
  const nothingToDo = "You don’t need to reply.";
  return createMail({
    kind: "diary-notice",
    recipient: facts.email,
    replyTo: facts.replyTo,
    subject: `${subjects[what]}: ${name}, ${day}, ${from}`,
    aboutId: facts.appointmentId,
    agency,
    title: subjects[what],
    preview: name,
    parts: [
      by === null
        ? `The diary has changed. ${nothingToDo}`
        : `${by} has changed the diary. ${nothingToDo}`,
      { fact: "Appointment", value: name },
      what !== "added" && before
        ? { fact: isRemoved ? "Removed" : "Previously", value: formatPlace(before) }
        : null,
      !isRemoved && after
        ? { fact: what === "moved" ? "Now" : "When and where", value: formatPlace(after) }
        : null,
      siteUrl === null
        ? null
        : { link: "View in the diary", url: `${siteUrl}/office/diary/${facts.appointmentId}` },
    ],
  });
}

function formatPlace({ startsAt, endsAt, place }: DiaryPlace): string {
  return [formatViewingTimes(listViewingTimes(startsAt, endsAt)), place].filter(Boolean).join("; ");
}
