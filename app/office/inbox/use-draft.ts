import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { putTextBack } from "../../../domain/conversations/held-reply.ts";
import { type Draft, noteToldOfNewer, typeDraft } from "./draft.ts";
import { getReturned, getText, type InboxAnswer, type ShownConversation } from "./shown.ts";

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
export function useDraft(
  { id, lastSeen: newest }: Pick<ShownConversation, "id" | "lastSeen">,
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
