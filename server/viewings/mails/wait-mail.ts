import { createElement } from "react";
import type { Agency } from "../../../domain/agency/agency.ts";
import type { TimeSpan } from "../../../domain/viewings/diary.ts";
import type { listings } from "../../listings/listing-tables.ts";
import { toHeaderLine } from "../../platform/mail/header-line.ts";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";
import { WaitNews } from "./wait-news.tsx";

export interface WaitMailFacts {
  contact: { firstname: string; email: string };
  listing: typeof listings.$inferSelect;
  times: readonly TimeSpan[];
  enquiryId: string;
  /** Null omits links. */
  siteUrl: string | null;
  agency: Agency;
  replyTo: string;
}

/** To somebody who waits for a time to see a home. */
export function createWaitMail(facts: WaitMailFacts): OutgoingMail {
  const { contact, listing, enquiryId, replyTo } = facts;
  const subject = toHeaderLine(`You can see ${listing.name}, ${listing.area}`);
  return {
    kind: "viewing-wait",
    recipient: contact.email,
    replyTo,
    subject,
    ...renderMail(createElement(WaitNews, { facts, subject })),
    aboutId: enquiryId,
  };
}
