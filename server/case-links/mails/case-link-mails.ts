import type { Agency } from "../../../domain/agency/agency.ts";
import { caseLinkDays, type CaseKind } from "../../../domain/case-links/case-path.ts";
import { createLetter } from "../../agency/mails/create-letter.ts";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";

export interface CaseLinkFacts {
  /** Of the contact, or of the landlord. */
  ownerId: string;
  kind: CaseKind;
  url: string;
  firstname: string;
  email: string;
  agency: Agency;
  replyTo: string;
}

const openings: Record<CaseKind, string> = {
  renter: "Here is everything about the homes that you asked for.",
  landlord: "Here is everything about the homes that we let for you.",
};

export function createCaseLinkMail(facts: CaseLinkFacts): OutgoingMail {
  const { agency, ownerId, email, replyTo, kind, url, firstname } = facts;
  const text = {
    title: "Your page",
    name: firstname,
    paragraphs: [openings[kind]],
    link: { text: "Open your page", url },
    closing: [
      `It needs no password: anyone with this email can open it. The link works for ${caseLinkDays} days, and older ones stop working when you ask for a new one.`,
    ],
  };
  const subject = `Your page at ${agency.name}`;
  return createLetter({
    kind: "case-link",
    recipient: email,
    replyTo,
    subject,
    aboutId: ownerId,
    agency,
    text,
  });
}
