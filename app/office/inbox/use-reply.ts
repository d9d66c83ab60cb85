import { type RefObject, useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { fillTemplate } from "../../../domain/conversations/reply-template.ts";
import { type Draft, noteToldOfNewer, typeDraft } from "./draft.ts";
import type { InboxAnswer, ShownConversation } from "./shown.ts";
import { usePresence } from "./use-presence.ts";

/** Texts that were begun and not sent, for as long as the page is open. */
const drafts = new Map<string, Draft>();

function keepDraft(id: string, draft: Draft | undefined): void {
  if (draft) drafts.set(id, draft);
  else drafts.delete(id);
}

/** Answers that took what was typed, with the key of the form. */
const takenWith = new WeakMap<InboxAnswer, string>();

/** Answers that the page has shown. */
const shownAnswers = new WeakSet<InboxAnswer>();

const textForms = new Set(["reply", "reply-and-close", "note", "call"]);

type Template = ShownConversation["templates"][number];

interface Reply {
  text: string;
  /** The newest message that the writer knows of: a newer one stops the reply. */
  lastSeen: number;
  /** Of the text that was put in, for the count of its uses. */
  usedTemplate: string;
  /** Of the last form, if it was this one. */
  refusal: string | null;
  /** Another one begins the form anew: what it held was taken. */
  version: string;
  insert: (text: string) => void;
  insertTemplate: (template: Template) => void;
  type: (text: string) => void;
}

/** The text of a reply: kept while it is not sent, and colleagues see that it is being written. */
export function useReply(
  open: ShownConversation,
  area: RefObject<HTMLTextAreaElement | null>,
  {
    answer,
    template,
    formKey,
  }: {
    answer: InboxAnswer | undefined;
    template: string | null;
    formKey: string;
  },
): Reply {
  const chosen = open.templates.find(({ title }) => title === template);
  const [usedTemplate, setUsed] = useState(chosen?.id ?? "");
  const [lastSeen, setLastSeen] = useState(drafts.get(open.id)?.lastSeen);
  const noteWriting = usePresence(open.id);
  const isSettled = useNavigation().state === "idle";
  const isOwn = answer !== undefined && textForms.has(answer.form);
  const isTaken = isOwn && answer.done !== null;
  // Once for each answer: what is typed afterwards is another reply.
  if (isTaken && !takenWith.has(answer)) {
    takenWith.set(answer, formKey);
    drafts.delete(open.id);
  }
  const keep = (draft: Draft | undefined) => {
    keepDraft(open.id, draft);
    setLastSeen(draft?.lastSeen);
  };
  useEffect(() => {
    // Once the page shows what the refusal is about.
    if (!isSettled || answer === undefined || shownAnswers.has(answer)) return;
    shownAnswers.add(answer);
    const begun = drafts.get(open.id);
    if (answer.done !== null) setLastSeen(begun?.lastSeen);
    else if (isOwn && answer.refusal?.conflict) {
      const told = noteToldOfNewer(begun, open.lastSeen);
      keepDraft(open.id, told);
      setLastSeen(told?.lastSeen);
    }
  }, [isSettled, answer, isOwn, open.id, open.lastSeen]);
  const type = (text: string) => {
    keep(typeDraft(drafts.get(open.id), text, open.lastSeen));
    noteWriting();
  };
  const insert = (text: string) => {
    const field = area.current;
    if (!field) return;
    field.setRangeText(text, field.selectionStart, field.selectionEnd, "end");
    field.focus();
    type(field.value);
  };
  const start = chosen ? fillTemplate(chosen.body, open.values).text : drafts.get(open.id)?.text;
  return {
    text: isOwn && !isTaken ? answer.body : (start ?? ""),
    lastSeen: lastSeen ?? open.lastSeen,
    usedTemplate,
    refusal: isOwn ? (answer.refusal?.detail ?? null) : null,
    version: (isTaken && takenWith.get(answer)) || "first",
    insert,
    insertTemplate({ id, body }) {
      setUsed(id ?? "");
      insert(fillTemplate(body, open.values).text);
    },
    type,
  };
}
