import { useRef } from "react";
import { Form, useActionData } from "react-router";
import { unmatchedEmailForms } from "../../../domain/inbound-email/unmatched-email-forms.ts";
import { EmailText } from "../../ui/email-text.tsx";
import { ChoiceField } from "../shell/form/choice-field.tsx";
import { FormButton, useMaySend } from "../shell/form/form-button.tsx";
import { OfficeForm } from "../shell/form/office-form.tsx";
import type { FormRefusal } from "../shell/form/posted-field.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { useRefusedFields } from "../shell/form/use-refused-fields.ts";
import { FormattedMail } from "./formatted-mail.tsx";
import { ReceivedFiles, type FileView } from "./received-files.tsx";

interface MailView {
  id: string;
  why: string;
  received: string;
  senderName: string;
  senderAddress: string | null;
  /** Its Reply-To, if that differs from the sender. */
  replyTo: string | null;
  subject: string;
  text: string;
  quoted: string | null;
  html: string | null;
  files: readonly FileView[];
  mayOpenFiles: boolean;
  /** Id of the conversation that it answers. */
  answers: string | null;
  conversations: readonly ConversationView[];
}

interface ConversationView {
  id: string;
  name: string;
  snippet: string;
  last: string;
}

export function UnmatchedEmail({ mail, isDiscarded }: { mail: MailView; isDiscarded: boolean }) {
  const { senderName, senderAddress, subject, received, why } = mail;
  return (
    <OfficeSection title={subject || "No subject"} look={isDiscarded ? undefined : "warn"}>
      <div className="office-section__body held-mail" id={`mail-${mail.id}`}>
        <p>
          <b>{senderName || <EmailText>{senderAddress ?? "Unknown sender"}</EmailText>}</b>
          {senderAddress !== null && senderName !== "" && (
            <>
              {" "}
              <EmailText>{senderAddress}</EmailText>
            </>
          )}
          <span className="held-mail__time">{received}</span>
        </p>
        {mail.replyTo && (
          <p>
            Asks for replies to <EmailText>{mail.replyTo}</EmailText>
          </p>
        )}
        <p className="held-mail__why">{why}</p>
        <MailText text={mail.text} quoted={mail.quoted} html={mail.html} />
        <ReceivedFiles files={mail.files} mayOpen={mail.mayOpenFiles} />
        {isDiscarded ? (
          <OfficeForm
            form={unmatchedEmailForms["put-back"]}
            values={{ mail: mail.id }}
            button="Restore email"
            about={subject || senderName}
            look="secondary"
          />
        ) : (
          <SortForm mail={mail} />
        )}
      </div>
    </OfficeSection>
  );
}

function SortForm({ mail }: { mail: MailView }) {
  const { id, answers, conversations, senderName, senderAddress } = mail;
  const refused = useRefusedFields(["put"], { mail: id });
  const chosen = refused?.["into"] ?? answers ?? "new";
  if (!useMaySend(unmatchedEmailForms.put)) return null;
  return (
    <Form method="post" className="held-mail__form">
      <input type="hidden" name="mail" value={id} />
      <fieldset>
        <legend>Add to a conversation</legend>
        {conversations.map((conversation) => (
          <label key={conversation.id} className="held-mail__choice">
            <input
              type="radio"
              name="into"
              value={conversation.id}
              defaultChecked={conversation.id === chosen}
            />
            <span>
              {conversation.id === answers ? "Probably a reply to: " : "Conversation: "}
              <b>{conversation.name}</b>, {conversation.last}
              {conversation.snippet && <span className="tiny">{conversation.snippet}</span>}
            </span>
          </label>
        ))}
        {senderAddress !== null && (
          <label className="held-mail__choice">
            <input type="radio" name="into" value="new" defaultChecked={chosen === "new"} />
            <span>
              A conversation with <EmailText>{senderName || senderAddress}</EmailText>, not about a
              property
            </span>
          </label>
        )}
        <OtherConversation id={id} isChosen={chosen === "other"} typed={refused} />
      </fieldset>
      <div className="line">
        <FormButton form={unmatchedEmailForms.put}>Add to conversation</FormButton>
        <FormButton form={unmatchedEmailForms.discard} look="quiet">
          Discard email
        </FormButton>
      </div>
    </Form>
  );
}

function OtherConversation({
  id,
  isChosen,
  typed,
}: {
  id: string;
  isChosen: boolean;
  /** As the form was sent, if it was refused. */
  typed: Readonly<Partial<Record<string, string>>> | undefined;
}) {
  const refusal = useActionData<{ refusal?: FormRefusal }>()?.refusal;
  const radio = useRef<HTMLInputElement>(null);
  return (
    <div
      className="held-mail__choice"
      onInput={({ target }) => {
        // Whoever looks for one means it.
        if (target !== radio.current && radio.current) radio.current.checked = true;
      }}
    >
      <input
        ref={radio}
        type="radio"
        name="into"
        value="other"
        id={`into-other-${id}`}
        defaultChecked={isChosen}
      />
      <label htmlFor={`into-other-${id}`}>Another conversation</label>
      <ChoiceField
        kind="conversation"
        name="other"
        id={`other-${id}`}
        label="Find a conversation"
        hint="The start of a name, email, phone number or street"
        {...(typed && { typed, refusal })}
      />
    </div>
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
          <summary>Quoted email</summary>
          <p className="mail-text mail-text--quoted">{quoted}</p>
        </details>
      )}
      <FormattedMail html={html} />
    </>
  );
}
