import { createElement } from "react";
import { toHeaderLine } from "../../platform/mail/header-line.ts";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";
import type { WaitMailFacts } from "./wait-mail-facts.ts";
import { WaitNews } from "./wait-news.tsx";

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
