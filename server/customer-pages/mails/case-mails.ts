import { formatCount } from "../../../domain/shared/formats/count.ts";
import type { Agency } from "../../../domain/agency/agency.ts";
import {
  confirmationHours,
  type DataRequestKind,
} from "../../../domain/customer-pages/own-data.ts";
import { createLetter } from "../../agency/mails/create-letter.ts";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";

interface OwnDataFacts {
  /** Of the contact, or of the landlord. */
  ownerId: string;
  url: string;
  wish: DataRequestKind;
  firstname: string;
  email: string;
  agency: Agency;
  replyTo: string;
}

const texts: Record<DataRequestKind, { subject: string; opening: string; button: string }> = {
  copy: {
    subject: "Your copy of the data we hold about you",
    opening: "You asked on your page for a copy of everything we hold about you.",
    button: "Get my copy",
  },
  erasure: {
    subject: "Confirm that you want us to erase your data",
    opening:
      "You asked us on your page to erase what we hold about you. We won’t erase anything until you press the button there.",
    button: "Review and erase my data",
  },
};

/** Confirms by mail, since whoever has the link of a page might not be whose it is. */
export function createOwnDataMail(facts: OwnDataFacts): OutgoingMail {
  const { agency, ownerId, email, replyTo, url, firstname, wish } = facts;
  const { subject, opening, button } = texts[wish];
  return createLetter({
    kind: "own-data",
    recipient: email,
    replyTo,
    subject,
    aboutId: ownerId,
    agency,
    text: {
      title: subject,
      name: firstname,
      paragraphs: [opening],
      link: { text: button, url },
      closing: [
        `The link works for ${formatCount(confirmationHours, "hour")}. If you didn’t ask for this, you can ignore this email. To be safe, create a new link to your page, which turns off the old one.`,
      ],
    },
  });
}

interface DigestFacts {
  landlordId: string;
  firstname: string;
  email: string;
  url: string;
  stopUrl: string;
  homes: [name: string, week: string][];
  agency: Agency;
  replyTo: string;
}

export function createDigestMail(facts: DigestFacts): OutgoingMail {
  const { agency, landlordId, email, replyTo, url, stopUrl, firstname, homes } = facts;
  const mail = createLetter({
    kind: "landlord-digest",
    recipient: email,
    replyTo,
    subject:
      homes.length === 1 ? `Last week: ${homes[0]?.[0] ?? ""}` : "Last week at your properties",
    aboutId: landlordId,
    agency,
    text: {
      title: "Last week",
      name: firstname,
      paragraphs: ["Here’s what happened in the last 7 days, and what comes next."],
      facts: homes,
      link: { text: "Open your page", url },
      stop: { text: "Stop these Monday emails", url: stopUrl },
    },
  });
  return { ...mail, unsubscribeUrl: stopUrl };
}
