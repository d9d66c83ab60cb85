import { createElement } from "react";
import type { Agency } from "../../../domain/agency/agency.ts";
import { toHeaderLine } from "../../platform/mail/header-line.ts";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";
import { Letter, type LetterText } from "./letter.tsx";

export function createLetter(
  letter: Pick<OutgoingMail, "kind" | "recipient" | "replyTo" | "subject" | "aboutId"> & {
    agency: Agency;
    text: LetterText;
  },
): OutgoingMail {
  const { agency, text, ...mail } = letter;
  const subject = toHeaderLine(mail.subject);
  return { ...mail, subject, ...renderMail(createElement(Letter, { agency, subject, text })) };
}
