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

/** An empty line begins a paragraph, a single line end a line. */
function Paragraphs({ text }: { text: string }) {
  const paragraphs = text.split(/(?:\r\n?|\n)\s*(?:\r\n?|\n)/);
  return paragraphs.map((paragraph, n) => (
    <p key={n} style={{ margin: n === 0 ? "0 0 16px" : "16px 0", overflowWrap: "anywhere" }}>
      {paragraph
        .split(/\r\n?|\n/)
        .flatMap((line, at) => (at === 0 ? [line] : [<br key={at} />, line]))}
    </p>
  ));
}
