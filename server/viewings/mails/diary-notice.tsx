import { createElement } from "react";
import type { Agency } from "../../../domain/agency/agency.ts";
import {
  type AppointmentKind,
  appointmentKindNames,
} from "../../../domain/viewings/appointment.ts";
import { formatViewingTimes, listViewingTimes } from "../../../domain/viewings/booking-time.ts";
import type { DiaryNews, DiaryPlace } from "../../../domain/viewings/diary-news.ts";
import { getMailStyle } from "../../agency/mails/mail-look.ts";
import { MailLayout } from "../../agency/mails/mail-layout.tsx";
import { Fact, Title } from "../../agency/mails/mail-parts.tsx";
import { toHeaderLine } from "../../platform/mail/header-line.ts";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";

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
  removed: "Out of your diary",
};

/**
 * To a negotiator whose day somebody else has changed. Who comes stands in the diary, so that the mail
 * names no renter.
 */
export function createDiaryNotice(facts: DiaryNoticeFacts): OutgoingMail {
  const { what, before, after, kind, home } = facts;
  const place = (what === "removed" ? before : after) ?? before ?? after;
  if (place === null) throw new Error("A notice is about an appointment.");
  const { day, from } = listViewingTimes(place.startsAt, place.endsAt);
  const name = [appointmentKindNames[kind], home ?? place.place].filter(Boolean).join(", ");
  const subject = toHeaderLine(`${subjects[what]}: ${name}, ${day}, ${from}`);
  return {
    kind: "diary-notice",
    recipient: facts.email,
    replyTo: facts.replyTo,
    subject,
    ...renderMail(createElement(DiaryNotice, { facts, subject, name })),
    aboutId: facts.appointmentId,
  };
}

function DiaryNotice({
  facts: { agency, appointmentId, what, before, after, by, siteUrl },
  subject,
  name,
}: {
  facts: DiaryNoticeFacts;
  subject: string;
  name: string;
}) {
  const isRemoved = what === "removed";
  return (
    <MailLayout agency={agency} title={subject} preview={name}>
      <Title>{subjects[what]}</Title>
      <p style={{ margin: "12px 0 0" }}>
        {by === null
          ? "The diary is changed. There is nothing to answer."
          : `${by} has changed the diary. There is nothing to answer.`}
      </p>
      <Fact name="What">{name}</Fact>
      {what !== "added" && before && (
        <Fact name={isRemoved ? "It was to be" : "Before"}>{formatPlace(before)}</Fact>
      )}
      {!isRemoved && after && (
        <Fact name={what === "moved" ? "Now" : "When and where"}>{formatPlace(after)}</Fact>
      )}
      {siteUrl !== null && (
        <p style={{ margin: "20px 0 0" }}>
          <a {...getMailStyle(["door"])} href={`${siteUrl}/office/diary/${appointmentId}`}>
            Open it in the diary
          </a>
        </p>
      )}
    </MailLayout>
  );
}

function formatPlace({ startsAt, endsAt, place }: DiaryPlace): string {
  return [formatViewingTimes(listViewingTimes(startsAt, endsAt)), place].filter(Boolean).join("; ");
}
