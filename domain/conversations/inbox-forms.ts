import type { Texts } from "../shared/fields/form-steps.ts";
import { declareForms } from "../staff/office-forms.ts";

const answering = { permission: "answer-requests", fields: {} } as const;
const once = { ...answering, isOnce: true } as const;
/** A record is the whole agency's, whoever answers the request. */
const claim = {
  permission: "edit-people",
  notAllowed: "Your role can’t change contact records.",
  fields: {},
} as const;

/** What the inbox does, with one conversation or several. */
export const inboxForms = declareForms({
  take: answering,
  assign: answering,
  snooze: answering,
  close: answering,
  reopen: answering,
  undo: answering,
  "save-view": answering,
  "rename-view": answering,
  "remove-view": answering,
  note: once,
  call: once,
  "came-from": answering,
  "show-to-landlord": answering,
  "hide-from-landlord": answering,
  reply: answering,
  "reply-and-close": answering,
  "take-claim": claim,
  "keep-claim": claim,
  merge: answering,
  unmerge: answering,
});

/** Ids of boxes that are ticked, by the beginning of their names. */
export function listMarked(fields: Texts, prefix: string): string[] {
  return Object.keys(fields)
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));
}
