import { formatCount } from "../../../domain/shared/formats/count.ts";
import type { Agency } from "../../../domain/agency/agency.ts";
import { caseLinkDays, type CaseKind } from "../../../domain/customer-page-links/case-path.ts";
import { createLetter } from "../../agency/mails/create-letter.ts";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";

export interface CaseLinkFacts {
  /** Of the contact, or of the landlord. */
  ownerId: string;
  kind: CaseKind;
  /** Several where more than one record has the address: of a couple, or with another number. */
  pages: { url: string; home: string | null }[];
  firstname: string;
  email: string;
  agency: Agency;
  replyTo: string;
}

const openings: Record<CaseKind, string> = {
  renter: "Here’s everything about the homes you asked about.",
  landlord: "Here’s everything about the properties we let for you.",
};

export function createCaseLinkMail(facts: CaseLinkFacts): OutgoingMail {
  const { agency, ownerId, email, replyTo, kind, pages, firstname } = facts;
  const text = {
    title: "Your page",
    name: firstname,
    paragraphs: [
      openings[kind],
      ...(pages.length > 1
        ? ["We have more than one phone number for you, and each has its own page."]
        : []),
    ],
    links: pages.map(({ url, home }) => ({
      text: home !== null && pages.length > 1 ? `Open your page: ${home}` : "Open your page",
      url,
    })),
    closing: [
      pages.length > 1
        ? `You don’t need a password. Anyone with this email can open these pages for ${formatCount(caseLinkDays, "day")}.`
        : `You don’t need a password. Anyone with this email can open this page for ${formatCount(caseLinkDays, "day")}.`,
    ],
  };
  const subject = `Your link to ${agency.name}`;
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
