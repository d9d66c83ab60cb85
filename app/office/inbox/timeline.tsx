import { useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { formatCount, choosePlural } from "../../../domain/shared/formats/count.ts";
import { countFolded } from "../../../domain/conversations/fold-timeline.ts";
import { EmailText } from "../../ui/email-text.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { Avatar } from "../shell/avatar.tsx";
import { ReceivedFiles } from "../inbound-email/received-files.tsx";
import { FormattedMail } from "../inbound-email/formatted-mail.tsx";
import { replyUndoSeconds } from "../../../domain/conversations/held-reply.ts";
import { inboxForms } from "../../../domain/conversations/inbox-forms.ts";
import { FormButton } from "../shell/form/form-button.tsx";
import { useLaterRevalidation } from "../shell/live/use-later-revalidation.ts";
import type { ConversationView, MessageView } from "./shown.ts";

const icons: Record<MessageView["kind"], IconName> = {
  request: "message-circle",
  mail: "mail",
  reply: "mail",
  call: "phone",
  note: "pencil",
  event: "info",
};

const sendingTexts = {
  waiting: "waiting to be sent",
  sent: "sent",
  failed: "couldn’t be sent",
  stopped: "stopped",
};

interface Told extends Pick<ConversationView, "messages" | "files" | "mayOpenFiles"> {
  formKey: string;
}

/** All that was said, in order of time. What came before the last question and answer is folded away. */
export function Timeline({ messages, ...rest }: Told) {
  const folded = countFolded(messages);
  return (
    <div className="story">
      {folded > 0 && (
        <details className="story__earlier">
          <summary>{formatCount(folded, "earlier message")}</summary>
          <Messages messages={messages.slice(0, folded)} {...rest} />
        </details>
      )}
      <Messages messages={messages.slice(folded)} {...rest} />
    </div>
  );
}

function Messages({ messages, files, mayOpenFiles, formKey }: Told) {
  return (
    <ol className="plain">
      {messages.map((message) => (
        <li key={message.id} className={`story__item story__item--${message.kind}`}>
          {message.byName ? (
            <Avatar name={message.byName} isOwn={message.isOwn} />
          ) : (
            <span className="avatar">
              <Icon name={icons[message.kind]} size="small" />
            </span>
          )}
          <p className="story__what">{describeMessage(message)}</p>
          <time>{message.at}</time>
          {message.replyTo && (
            <p className="tiny">
              Asks for replies to <EmailText>{message.replyTo}</EmailText>
            </p>
          )}
          {message.body && <p className="story__text">{message.body}</p>}
          {message.quoted && (
            <details className="story__quoted">
              <summary>Show quoted text</summary>
              <p className="story__text">{message.quoted}</p>
            </details>
          )}
          <FormattedMail html={message.html} />
          <ReceivedFiles
            files={files.filter(({ messageId }) => messageId === message.id)}
            mayOpen={mayOpenFiles}
          />
          {message.attachments.length > 0 && (
            <p className="story__files">Attached: {message.attachments.join(", ")}</p>
          )}
          {message.held && (
            <HeldReply
              key={message.held.token}
              held={message.held}
              at={message.at}
              formKey={formKey}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

function describeSending({ sending, bounceReason, held }: MessageView): string {
  if (held !== null) return "";
  if (bounceReason !== null) return `, bounced: ${bounceReason}`;
  return sending ? `, ${sendingTexts[sending]}` : "";
}

function describeMessage(message: MessageView): string {
  const { kind, title, by, sentAs } = message;
  const who = by ?? "The agency";
  const texts: Record<MessageView["kind"], string> = {
    request: `${title ?? "Request"}${sentAs === null ? "" : `, sent as ${sentAs}`}`,
    mail: describeMail(message),
    reply: `${who} replied${describeSending(message)}`,
    call: `${who} phoned`,
    note: `Internal note${by === null ? "" : ` by ${by}`}`,
    event: by ?? "In the diary",
  };
  return texts[kind];
}

function describeMail({ from, subject, isAutomatic }: MessageView): string {
  const mail = `${isAutomatic ? "Automated email" : "Email"} from ${from ?? ""}`;
  const about = subject ? `: ${subject}` : "";
  return `${mail}${about}`;
}

/** Milliseconds after its time in which the worker takes a mail. */
const sendingMs = 3000;

/**
 * A reply that waits, with what undoes it. That it waits is said once, by the note of what was done;
 * here the seconds only count down.
 */
function HeldReply({
  held: { token, seconds },
  at,
  formKey,
}: {
  held: { token: string; seconds: number };
  at: string;
  formKey: string;
}) {
  const left = useCountdown(seconds);
  const form = useRef<HTMLFormElement>(null);
  const isJustSent = useRef(seconds >= replyUndoSeconds - 1);
  useEffect(() => {
    // On a phone the box that it was written in is far below.
    if (isJustSent.current) form.current?.scrollIntoView({ block: "nearest" });
  }, []);
  if (left === 0) return <p className="story__held">Sending now</p>;
  return (
    <Form method="post" className="story__held" ref={form}>
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="token" value={token} />
      <span>
        Sending in <span className="tabular-numbers">{left}</span> {choosePlural(left, "second")}
      </span>
      <FormButton form={inboxForms.undo} look="secondary" data-key="z">
        Undo<span className="visually-hidden"> reply at {at}</span> <kbd>Z</kbd>
      </FormButton>
    </Form>
  );
}

/** Ends with the page as it is then. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  const revalidate = useLaterRevalidation();
  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    const count = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    count();
    const counting = setInterval(count, 1000);
    const ended = setTimeout(revalidate, seconds * 1000 + sendingMs);
    return () => {
      clearInterval(counting);
      clearTimeout(ended);
    };
  }, [seconds, revalidate]);
  return left;
}
