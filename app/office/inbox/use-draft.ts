import { useState } from "react";
import { useNavigation } from "react-router";
import { type Draft, noteToldOfNewer, typeDraft } from "./draft.ts";
import type { InboxAnswer, ShownConversation } from "./shown.ts";

/** Texts that were begun and not sent, for as long as the page is open. */
const drafts = new Map<string, Draft>();

/** Answers that took what was typed, with the key of the form. */
const takenWith = new WeakMap<InboxAnswer, string>();

/** Answers that the page has shown. */
const shownAnswers = new WeakSet<InboxAnswer>();

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
  const isTaken = answer !== undefined && answer.done !== null;
  // Once for each answer: what is typed afterwards is another reply.
  if (isTaken && !takenWith.has(answer)) {
    takenWith.set(answer, formKey);
    drafts.delete(id);
  }
  // Once the page shows what the answer is about, which goes on with the conversation before.
  if (isSettled && answer !== undefined && !shownAnswers.has(answer)) {
    shownAnswers.add(answer);
    if (answer.refusal?.conflict) keepDraft(id, noteToldOfNewer(drafts.get(id), newest));
  }
  return {
    text: drafts.get(id)?.text,
    lastSeen: drafts.get(id)?.lastSeen ?? newest,
    isTaken,
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
