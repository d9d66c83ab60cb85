import { type RefObject, useEffect, useState, useCallback, useRef } from "react";
import { href, useNavigation } from "react-router";
import { fillTemplate } from "../../../../domain/conversations/reply-template.ts";
import {
  getAttached,
  getReturned,
  getText,
  type InboxAnswer,
  type ConversationView,
} from "../shown.ts";
import { putTextBack } from "../../../../domain/conversations/held-reply.ts";
import { type Draft, noteToldOfNewer, typeDraft } from "./draft.ts";

const textForms = new Set(["reply", "reply-and-close", "note", "call"]);

/** Prepared ones, which are not put in a second time while the page's address still asks for them. */
const sentTexts = new Set<string>();

type Template = ConversationView["templates"][number];

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
  open: ConversationView,
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

/** Often enough that colleagues see it, and most of the text, for as long as somebody writes. */
const renewMs = 4000;

interface Presence {
  /** To be called on each change of the text. */
  noteWriting: (text: string) => void;
  /** The form is on its way: nothing is to be told of its text afterwards. */
  noteSent: () => void;
}

/** Tells colleagues that somebody is writing, what, and when the conversation is left. */
function usePresence(id: string): Presence {
  const toldAt = useRef<number>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const noteSent = useCallback(() => clearTimeout(timer.current), []);
  const stop = useCallback(() => {
    clearTimeout(timer.current);
    if (toldAt.current !== null) tell({ id, writing: "off" });
    toldAt.current = null;
  }, [id]);
  useEffect(() => stop, [stop]);
  const noteWriting = useCallback(
    (text: string) => {
      clearTimeout(timer.current);
      if (text.trim() === "") return stop();
      const say = () => {
        toldAt.current = performance.now();
        tell({ id, writing: "on", draft: text });
      };
      const rest = toldAt.current === null ? 0 : toldAt.current + renewMs - performance.now();
      if (rest <= 0) say();
      else timer.current = setTimeout(say, rest);
      return undefined;
    },
    [id, stop],
  );
  return { noteWriting, noteSent };
}

/** Nobody waits for it, and it does not matter if one is lost. */
function tell(fields: { id: string; writing: "on" | "off"; draft?: string }): void {
  const body = new URLSearchParams(fields);
  // A browser keeps no long text alive, and one that leaves has none to tell.
  const keepalive = fields.writing === "off";
  void fetch(href("/office/presence"), { method: "POST", body, keepalive }).catch(() => {});
}

/** Texts that were begun and not sent, for as long as the page is open. */
const drafts = new Map<string, Draft>();

/** Answers that took what was typed, or gave it back, with the key of the form. */
const takenWith = new WeakMap<InboxAnswer, string>();

/** What a reply that was withdrawn leaves in the box. */
const broughtBack = new WeakMap<InboxAnswer, string>();

/** Answers that the page has shown. */
const shownAnswers = new WeakSet<InboxAnswer>();

/** Answers whose text has become a draft again. */
const keptAnswers = new WeakSet<InboxAnswer>();

/**
 * A conversation's draft, with what its writer has seen.
 * @param answer of the last form, if it was the draft's
 * @param formKey of the form as it is now
 */
function useDraft(
  { id, lastSeen: newest }: Pick<ConversationView, "id" | "lastSeen">,
  answer: InboxAnswer | undefined,
  formKey: string,
) {
  // The form has to show when a draft begins and when it is emptied.
  const [, setSeen] = useState<number>();
  const isSettled = useNavigation().state === "idle";
  const isReturned = answer !== undefined && getReturned(answer) !== null;
  const isTaken = answer !== undefined && answer.done !== null && !isReturned;
  // Once for each answer: what is typed afterwards is another reply.
  if (isTaken && !takenWith.has(answer)) {
    takenWith.set(answer, formKey);
    drafts.delete(id);
  }
  // Kept once the page is there: the site, too, writes this page, and for others.
  if (isReturned && !takenWith.has(answer)) {
    takenWith.set(answer, formKey);
    broughtBack.set(answer, putTextBack(getText(answer), drafts.get(id)?.text));
  }
  const returned = answer && broughtBack.get(answer);
  useEffect(() => {
    if (answer === undefined || returned === undefined || keptAnswers.has(answer)) return;
    keptAnswers.add(answer);
    keepDraft(id, typeDraft(undefined, returned, newest));
  }, [answer, returned, id, newest]);
  // Once the page shows what the answer is about, which goes on with the conversation before.
  if (isSettled && answer !== undefined && !shownAnswers.has(answer)) {
    shownAnswers.add(answer);
    if (answer.refusal?.conflict) keepDraft(id, noteToldOfNewer(drafts.get(id), newest));
  }
  return {
    text: drafts.get(id)?.text,
    lastSeen: drafts.get(id)?.lastSeen ?? newest,
    isTaken,
    /** A text that came back with the answer. */
    returned,
    /** Another one begins the form anew. */
    version: (answer && takenWith.get(answer)) ?? "first",
    type(text: string) {
      const draft = typeDraft(drafts.get(id), text, newest);
      keepDraft(id, draft);
      setSeen(draft?.lastSeen);
    },
  };
}

function keepDraft(id: string, draft: Draft | undefined): void {
  if (draft) drafts.set(id, draft);
  else drafts.delete(id);
}
