import { declareForms } from "../staff/office-forms.ts";

const answering = { permission: "answer-requests", fields: {} } as const;

/** What the page does that answers several at once. */
export const repliesForms = declareForms({
  send: answering,
  "send-and-close": answering,
  undo: answering,
});
