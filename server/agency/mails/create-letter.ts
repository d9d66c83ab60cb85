import { greet } from "../../../domain/shared/text/greeting-name.ts";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";
import { createMail, listFacts, type MailPart, type NewMail } from "./create-mail.tsx";

export interface LetterText {
  title: string;
  /** First name, or the whole name of somebody whose first name is unknown. Null: whoever reads it. */
  name: string | null;
  paragraphs: string[];
  facts?: [name: string, value: string][];
  /** Somebody's own words. */
  quotation?: string;
  link?: { text: string; url: string } | null;
  secondLink?: { text: string; url: string } | null;
  /** Where there may be any number. */
  links?: { text: string; url: string }[];
  closing?: string[];
  /** How to get no more of these mails. */
  stop?: { text: string; url: string } | null;
  /** To a colleague, who asks nobody on the agency’s phone. */
  isInternal?: boolean;
}

/** A mail of a few sentences from their greeting to the agency’s phone, with facts and links if it has them. */
export function createLetter({
  text,
  ...mail
}: Omit<NewMail, "title" | "preview" | "parts"> & { text: LetterText }): OutgoingMail {
  const { title, name, paragraphs, facts = [], quotation, closing = [] } = text;
  const questions = `Questions? Reply to this email or call ${mail.agency.phone}.`;
  const parts: MailPart[] = [
    greet(name),
    ...paragraphs,
    ...listFacts(facts),
    quotation ? { quotation } : null,
    ...[text.link, text.secondLink, ...(text.links ?? [])].map(toPart),
    ...closing,
    text.isInternal ? null : questions,
    toPart(text.stop),
  ];
  return createMail({ ...mail, title, preview: paragraphs[0] ?? title, parts });
}

function toPart(link: { text: string; url: string } | null | undefined): MailPart {
  return link ? { link: link.text, url: link.url } : null;
}
