import { useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { fillTemplate } from "../../../domain/conversations/reply-template.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { SendButtons } from "./send-buttons.tsx";
import type { InboxAnswer, ShownConversation } from "./shown.ts";
import { TemplatePicker } from "./template-picker.tsx";
import { usePresence } from "./use-presence.ts";

/** Texts that were begun and not sent, for as long as the page is open. */
const drafts = new Map<string, string>();

/** A reply by mail, a call or a note. Without script a text is put in by loading the page with it. */
export function ReplyBox({
  open,
  answer,
  template,
  formKey,
}: {
  open: ShownConversation;
  answer: InboxAnswer | undefined;
  template: string | null;
  formKey: string;
}) {
  const area = useRef<HTMLTextAreaElement>(null);
  const chosen = open.templates.find(({ title }) => title === template);
  const [used, setUsed] = useState(chosen?.id ?? "");
  const noteWriting = usePresence(open.id);
  const isRefused = answer?.refusal !== undefined && textForms.includes(answer.form);
  const isBusy = useNavigation().state === "submitting";
  const start = chosen ? fillTemplate(chosen.body, open.values).text : (drafts.get(open.id) ?? "");
  const insert = (text: string) => {
    const field = area.current;
    if (!field) return;
    field.setRangeText(text, field.selectionStart, field.selectionEnd, "end");
    field.focus();
    drafts.set(open.id, field.value);
    noteWriting();
  };
  // A form that was taken begins anew.
  const version = answer?.done && textForms.includes(answer.form) ? formKey : "first";
  if (version !== "first") drafts.delete(open.id);
  return (
    <section className="reply" aria-label={`Answer ${open.name}`}>
      {isRefused && (
        <Note kind="error" live>
          <p>{answer.refusal?.detail}</p>
        </Note>
      )}
      {open.writers.map(({ name, since }) => (
        <Note key={name}>
          <p>
            <b>{name} is writing</b> since {since}. Your draft is kept; sending waits until {name}{" "}
            is done.
          </p>
        </Note>
      ))}
      <TemplatePicker
        templates={open.templates}
        onChoose={({ id, body }) => {
          setUsed(id ?? "");
          insert(fillTemplate(body, open.values).text);
        }}
      />
      <Form method="post" className="reply__form" key={version}>
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="lastSeen" value={open.lastSeen} />
        <input type="hidden" name="template" value={used} />
        <label className="visually-hidden" htmlFor="reply">
          Reply to {open.name}
        </label>
        <textarea
          ref={area}
          id="reply"
          name="body"
          className="textarea"
          rows={4}
          defaultValue={isRefused ? answer.body : start}
          data-key="r"
          onChange={({ target }) => {
            drafts.set(open.id, target.value);
            noteWriting();
          }}
        />
        {open.documents.length > 0 && (
          <fieldset className="reply__files">
            <legend>Attach</legend>
            {open.documents.map(({ name, stored }) => (
              <label key={stored}>
                <input type="checkbox" name={`attach-${stored}`} /> {name}
              </label>
            ))}
          </fieldset>
        )}
        <div className="reply__row">
          {open.values["viewing times"] !== undefined && (
            <Button
              look="quiet"
              size="small"
              data-key="t"
              onClick={() => insert(open.values["viewing times"] ?? "")}
            >
              Free times <kbd>T</kbd>
            </Button>
          )}
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

const textForms = ["reply", "reply-and-close", "note", "call"];
