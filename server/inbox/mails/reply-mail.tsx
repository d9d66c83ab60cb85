import { createElement, Fragment } from "react";
import type { Agency } from "../../../domain/agency/agency.ts";
import { MailLayout } from "../../agency/mails/mail-layout.tsx";
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
      <MailLayout agency={agency} title={subject} preview={body.slice(0, 120)}>
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
      const lines = others.flatMap((line) => [createElement("br"), line]);
      return createElement("p", { style }, first, ...lines);
    }),
  );
}
