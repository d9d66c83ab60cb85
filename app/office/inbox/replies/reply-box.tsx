import { mustChooseRecipient } from "../../../../domain/conversations/reply-to.ts";
import { type KeyboardEvent as KeyPress, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { FormFold } from "../../shell/form/form-fold.tsx";
import { useLaterRevalidation } from "../../shell/live/use-later-revalidation.ts";
import { formatCount } from "../../../../domain/shared/formats/count.ts";
import { inboxForms } from "../../../../domain/conversations/inbox-forms.ts";
import { FormButton } from "../../shell/form/form-button.tsx";
import type { InboxAnswer, ConversationView } from "../shown.ts";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { useReply } from "./use-reply.ts";

/** A reply by mail, a call or a note. Without script a text is put in by loading the page with it. */
export function ReplyBox({
  open,
  ...sent
}: {
  open: ConversationView;
  answer: InboxAnswer | undefined;
  template: string | null;
  told: string | null;
  formKey: string;
}) {
  const area = useRef<HTMLTextAreaElement>(null);
  const reply = useReply(open, area, sent);
  const isBusy = useNavigation().state === "submitting";
  const times = open.values["viewing times"];
  return (
    <section className="reply" aria-label="Reply">
      {reply.refusal !== null && (
        <Note kind="error" live>
          <p>{reply.refusal}</p>
        </Note>
      )}
      <Writers writers={open.writers} />
      <TemplatePicker templates={open.templates} onChoose={reply.insertTemplate} />
      <Form method="post" className="reply__form" key={reply.version} onSubmit={reply.noteSent}>
        <input type="hidden" name="key" value={sent.formKey} />
        <input type="hidden" name="lastSeen" value={reply.lastSeen} />
        <input type="hidden" name="template" value={reply.usedTemplate} />
        <Recipients recipients={open.recipients} />
        <textarea
          ref={area}
          id="reply"
          name="body"
          className="textarea"
          rows={4}
          aria-label={`Reply to ${open.name}`}
          defaultValue={reply.text}
          data-key="r"
          onChange={({ target }) => reply.type(target.value)}
          onKeyDown={sendByKey}
        />
        <Documents documents={open.documents} attach={reply.attach} />
        <div className="line line--tight">
          {times !== undefined && (
            <Button look="quiet" size="small" data-key="t" onClick={() => reply.insert(times)}>
              Insert viewing times <kbd>T</kbd>
            </Button>
          )}
          {reply.isKept && <span className="tiny">Draft saved in this tab</span>}
          <SendButtons
            hasEmail={open.email !== null}
            isWriting={open.writers.length > 0}
            isBusy={isBusy}
          />
        </div>
      </Form>
    </section>
  );
}

/** Shown if an email has a Reply-To that differs from its sender, so that staff see where the reply goes. */
function Recipients({ recipients }: Pick<ConversationView, "recipients">) {
  if (recipients.length < 2) return null;
  return (
    <label>
      Reply to{" "}
      <select className="select" name="to">
        {mustChooseRecipient(recipients) && <option value="">Select a recipient</option>}
        {recipients.map(({ name, address }) => (
          <option key={address} value={address}>
            {name === "" ? address : `${name}, ${address}`}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Ctrl Enter presses Send. */
function sendByKey(event: KeyPress<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.querySelector<HTMLButtonElement>("button[value='reply']")?.click();
}

function Writers({ writers }: Pick<ConversationView, "writers">) {
  return writers.map(({ name, since, draft }) => (
    <Note key={name}>
      <p>
        <b>{name} has been writing</b> since {since}. Your draft is saved. You can send it when{" "}
        {name} has finished.
      </p>
      {draft !== "" && <ColleaguesDraft text={draft} />}
    </Note>
  ));
}

/** Asked for anew each time that it is opened. */
function ColleaguesDraft({ text }: { text: string }) {
  const revalidate = useLaterRevalidation();
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && revalidate()}>
      <summary>View draft</summary>
      <blockquote className="reply__draft">{text}</blockquote>
    </details>
  );
}

function Documents({
  documents,
  attach,
}: Pick<ConversationView, "documents"> & { attach: readonly string[] }) {
  if (documents.length === 0) return null;
  return (
    <FormFold isAnswered={attach.length > 0}>
      <summary>Attach documents</summary>
      <fieldset className="reply__files">
        <legend className="visually-hidden">Attach documents</legend>
        {documents.map(({ name, stored, path }) => (
          <span key={stored}>
            <label>
              <input
                type="checkbox"
                name={`attach-${stored}`}
                defaultChecked={attach.includes(stored)}
              />{" "}
              {name}
            </label>{" "}
            <a href={path} target="_blank" rel="noreferrer">
              View offer<span className="visually-hidden">: {name} (opens in a new tab)</span>
            </a>
          </span>
        ))}
      </fieldset>
    </FormFold>
  );
}

function SendButtons({
  hasEmail,
  isWriting,
  isBusy,
}: {
  hasEmail: boolean;
  isWriting: boolean;
  isBusy: boolean;
}) {
  return (
    <>
      <FormButton form={inboxForms.note} look="quiet">
        Add note
      </FormButton>
      <FormButton form={inboxForms.call} look="quiet">
        Log a call
      </FormButton>
      {hasEmail ? (
        <span className="line line--tight reply__send">
          {isWriting && (
            <label className="reply__over">
              <input type="checkbox" name="takeOver" /> Take over
            </label>
          )}
          <FormButton form={inboxForms.reply} look="secondary" busy={isBusy}>
            Send reply
          </FormButton>
          <FormButton form={inboxForms["reply-and-close"]} busy={isBusy}>
            Send reply and close
          </FormButton>
        </span>
      ) : (
        <span className="line line--tight reply__send">
          No email address. Phone them and log the call.
        </span>
      )}
    </>
  );
}

type Template = ConversationView["templates"][number];

/** Puts a text in, with what it says of this person and home. */
function TemplatePicker({
  templates,
  onChoose,
}: {
  templates: readonly Template[];
  onChoose: (template: Template) => void;
}) {
  const isHydrated = useHydrated();
  return (
    <Form className="line line--tight">
      <label>
        Template{" "}
        <select
          className="select"
          name="template"
          defaultValue=""
          onChange={({ target }) => {
            const chosen = templates.find(({ title }) => title === target.value);
            if (chosen) onChoose(chosen);
            target.value = "";
          }}
        >
          <option value="">Choose a template</option>
          {templates.map(({ title, timesUsed }) => (
            <option key={title} value={title}>
              {timesUsed > 0 ? `${title}, used ${formatCount(timesUsed, "time")}` : title}
            </option>
          ))}
        </select>
      </label>
      {!isHydrated && (
        <Button type="submit" look="quiet" size="small">
          Insert template
        </Button>
      )}
    </Form>
  );
}
