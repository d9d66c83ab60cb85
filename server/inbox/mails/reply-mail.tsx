import { createElement, Fragment, type ReactNode } from "react";
import type { Agency } from "../../../domain/agency/agency.ts";
import { type LinkPurpose, listLinkSlots } from "../../../domain/shared/mail/link-slot.ts";
import { MailLayout } from "../../agency/mails/mail-layout.tsx";
import { getMailStyle } from "../../agency/mails/mail-look.ts";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";
import { toHeaderLine } from "../../platform/mail/header-line.ts";

interface ReplyFacts {
  conversationId: string;
  recipient: string;
  /** Where the answer to it goes. */
  replyTo: string;
  /** Of the home, or what it is about. */
  about: string;
  body: string;
  signature: string;
  agency: Agency;
}

export function createReplyMail(facts: ReplyFacts): OutgoingMail {
  const { conversationId, recipient, replyTo, about, body, signature, agency } = facts;
  const subject = toHeaderLine(`Re: ${about}`);
  return {
    kind: "conversation-reply",
    recipient,
    replyTo,
    subject,
    aboutId: conversationId,
    ...renderMail(
      <MailLayout agency={agency} title={subject} preview={nameLinks(body).slice(0, 120)}>
        <Paragraphs text={body} />
        <Paragraphs text={signature} />
      </MailLayout>,
    ),
  };
}

/** An empty line begins a paragraph, a single one a line. */
function Paragraphs({ text }: { text: string }) {
  const paragraphs = text.split(/(?:\r\n?|\n)\s*(?:\r\n?|\n)/);
  const style = { margin: "0 0 16px", overflowWrap: "anywhere" };
  return createElement(
    Fragment,
    null,
    ...paragraphs.map((paragraph) => {
      const [first, ...others] = paragraph.split(/\r\n?|\n/);
      const lines = others.flatMap((line) => [createElement("br"), ...linkAddresses(line)]);
      return createElement("p", { style }, ...linkAddresses(first ?? ""), ...lines);
    }),
  );
}

const addresses = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/;

/** The text without addresses that are no address yet. */
function nameLinks(text: string): string {
  return text.split(addresses).map(nameLink).join("");
}

const linkWords: Partial<Record<LinkPurpose, string>> = {
  preview: "Preview the listing",
  "offered-times": "Choose a time",
};

/** An address that is filled in later is filled in where it leads alone, so words stand for it. */
function nameLink(address: string): string {
  const [slot] = listLinkSlots(address);
  return slot === undefined ? address : (linkWords[slot.purpose] ?? "Open your page");
}

/** Not every mail program makes a link of an address. The stop after it is the sentence's. */
function linkAddresses(line: string): ReactNode[] {
  return line
    .split(addresses)
    .map((part, index) =>
      index % 2 === 0
        ? part
        : createElement("a", { ...getMailStyle(["door"]), href: part }, nameLink(part)),
    );
}
