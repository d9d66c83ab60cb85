import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { FormattedMail } from "./formatted-mail.tsx";
import { ReceivedFiles, type ShownFile } from "./received-files.tsx";

interface ShownMail {
  id: string;
  why: string;
  received: string;
  senderName: string;
  senderAddress: string | null;
  subject: string;
  text: string;
  quoted: string | null;
  html: string | null;
  files: readonly ShownFile[];
  mayOpenFiles: boolean;
  /** Id of the conversation that it answers. */
  answers: string | null;
  conversations: readonly ShownConversation[];
}

interface ShownConversation {
  id: string;
  name: string;
  snippet: string;
  last: string;
}

export function HeldMail({
  mail,
  maySort,
  isDiscarded,
}: {
  mail: ShownMail;
  maySort: boolean;
  isDiscarded: boolean;
}) {
  const { senderName, senderAddress, subject, received, why } = mail;
  return (
    <OfficeSection title={subject || "No subject"} look={isDiscarded ? undefined : "warn"}>
      <div className="office-section__body held-mail">
        <p>
          <b>{senderName || senderAddress || "Unknown sender"}</b>
          {senderAddress !== null && senderName !== "" && ` ${senderAddress}`}
          <span className="held-mail__time">{received}</span>
        </p>
        <p className="held-mail__why">{why}</p>
        <MailText text={mail.text} quoted={mail.quoted} html={mail.html} />
        <ReceivedFiles files={mail.files} mayOpen={mail.mayOpenFiles} />
        {maySort && !isDiscarded && <SortForm mail={mail} />}
        {maySort && isDiscarded && (
          <Form method="post">
            <input type="hidden" name="mail" value={mail.id} />
            <Button type="submit" look="secondary" size="small" name="act" value="put-back">
              Put it back
            </Button>
          </Form>
        )}
      </div>
    </OfficeSection>
  );
}

function SortForm({ mail }: { mail: ShownMail }) {
  const { id, answers, conversations, senderName, senderAddress } = mail;
  const linkId = `link-${id}`;
  return (
    <Form method="post" className="held-mail__form">
      <input type="hidden" name="mail" value={id} />
      <fieldset>
        <legend>Where does it belong?</legend>
        {conversations.map((conversation) => (
          <label key={conversation.id} className="held-mail__choice">
            <input
              type="radio"
              name="into"
              value={conversation.id}
              defaultChecked={conversation.id === answers}
            />
            <span>
              {conversation.id === answers
                ? "The conversation that it answers: "
                : "Conversation: "}
              <b>{conversation.name}</b>, {conversation.last}
              {conversation.snippet && <span className="tiny">{conversation.snippet}</span>}
            </span>
          </label>
        ))}
        {senderAddress !== null && (
          <label className="held-mail__choice">
            <input type="radio" name="into" value="new" defaultChecked={answers === null} />
            <span>A conversation with {senderName || senderAddress} about no home</span>
          </label>
        )}
        <div className="held-mail__choice">
          <input type="radio" name="into" value="other" id={`other-${id}`} />
          <label htmlFor={`other-${id}`}>Another conversation, whose page has the address</label>
          <input className="input" name="link" aria-label="Address of the page" id={linkId} />
        </div>
      </fieldset>
      <div className="line">
        <Button type="submit" size="small" name="act" value="put">
          Put it there
        </Button>
        <Button type="submit" look="quiet" size="small" name="act" value="discard">
          Discard
        </Button>
      </div>
    </Form>
  );
}

/** A mail's text, and behind folds what it quotes and how it was formatted. */
function MailText({
  text,
  quoted,
  html,
}: {
  text: string;
  quoted: string | null;
  /** Sanitised when it came in. */
  html: string | null;
}) {
  return (
    <>
      {text && <p className="mail-text">{text}</p>}
      {quoted !== null && (
        <details className="mail-fold">
          <summary>Quoted mail</summary>
          <p className="mail-text mail-text--quoted">{quoted}</p>
        </details>
      )}
      <FormattedMail html={html} />
    </>
  );
}
