import { type RefObject, useEffect, useState } from "react";
import { fillTemplate } from "../../../domain/conversations/reply-template.ts";
import {
  getAttached,
  getReturned,
  getText,
  type InboxAnswer,
  type ShownConversation,
} from "./shown.ts";
import { useDraft } from "./use-draft.ts";
import { usePresence } from "./use-presence.ts";

const textForms = new Set(["reply", "reply-and-close", "note", "call"]);

/** Prepared ones, which are not put in a second time while the page's address still asks for them. */
const sentTexts = new Set<string>();

type Template = ShownConversation["templates"][number];

interface Reply {
  text: string;
  /** Ids of documents that were ticked. */
  attach: readonly string[];
  /** Something is begun, and stays while the page is open. */
  isKept: boolean;
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
  noteSent: () => void;
}

/** The text of a reply: kept while it is not sent, and colleagues see that it is being written. */
export function useReply(
  open: ShownConversation,
  area: RefObject<HTMLTextAreaElement | null>,
  {
    answer,
    template,
    told,
    formKey,
  }: {
    answer: InboxAnswer | undefined;
    template: string | null;
    told: string | null;
    formKey: string;
  },
): Reply {
  const chosen = open.templates.find(({ title }) => title === template);
  const [usedTemplate, setUsed] = useState(chosen?.id ?? "");
  const { noteWriting, noteSent } = usePresence(open.id);
  const isOwn =
    answer !== undefined && (textForms.has(answer.form) || getReturned(answer) !== null);
  const draft = useDraft(open, isOwn ? answer : undefined, formKey);
  useEffect(() => {
    if (draft.returned !== undefined) area.current?.focus();
  }, [area, draft.returned]);
  const type = (text: string) => {
    draft.type(text);
    noteWriting(text);
  };
  const insert = (text: string) => {
    const field = area.current;
    if (!field) return;
    field.setRangeText(text, field.selectionStart, field.selectionEnd, "end");
    field.focus();
    type(field.value);
  };
  // Another person of the same first name gets the same text.
  const toldHere = `${open.id} ${told}`;
  if (draft.isTaken && told !== null) sentTexts.add(toldHere);
  const isSent = draft.isTaken || sentTexts.has(toldHere);
  const prepared = isSent ? "" : chosen ? fillTemplate(chosen.body, open.values).text : told;
  return {
    // What somebody has begun stays.
    text:
      draft.returned ??
      (isOwn && !draft.isTaken ? getText(answer) : (draft.text ?? prepared ?? "")),
    attach: isOwn && !draft.isTaken ? getAttached(answer) : [],
    isKept: draft.text !== undefined,
    lastSeen: draft.lastSeen,
    usedTemplate,
    refusal: isOwn ? (answer.refusal?.detail ?? null) : null,
    version: draft.version,
    insert,
    insertTemplate({ id, body }) {
      setUsed(id ?? "");
      insert(fillTemplate(body, open.values).text);
    },
    type,
    noteSent,
  };
}
