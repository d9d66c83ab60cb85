import { createElement, type ReactElement } from "react";
import type { MailKind } from "../../../domain/shared/mail-kinds.ts";
import { toHeaderLine } from "../../platform/mail/header-line.ts";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";
import type { HomeGone } from "./home-gone.tsx";
import type { WaitFacts, WaitMailFacts } from "./wait-mail-facts.ts";
import { WaitNews } from "./wait-news.tsx";
import { WaitOver } from "./wait-over.tsx";

/** To somebody who waits for a time to see a home. */
export function createWaitMail(facts: WaitMailFacts): OutgoingMail {
  const { listing } = facts;
  const subject = toHeaderLine(`You can see ${listing.name}, ${listing.area}`);
  return toWaiting(facts, "viewing-wait", subject, createElement(WaitNews, { facts, subject }));
}

/** To somebody who waits for a home that nobody is shown any more. */
export function createWaitOverMail(facts: WaitFacts, gone: HomeGone): OutgoingMail {
  const { listing } = facts;
  const subject = toHeaderLine(`No more viewings: ${listing.name}, ${listing.area}`);
  const news = createElement(WaitOver, { facts, subject, gone });
  return toWaiting(facts, "viewing-wait-over", subject, news);
}

function toWaiting(
  { contact, enquiryId, replyTo }: WaitFacts,
  kind: MailKind,
  subject: string,
  mail: ReactElement,
): OutgoingMail {
  const recipient = contact.email;
  return { kind, recipient, replyTo, subject, ...renderMail(mail), aboutId: enquiryId };
}
