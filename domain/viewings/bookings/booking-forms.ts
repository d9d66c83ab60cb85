import { declareForms } from "../../staff/office-forms.ts";

/** Read by their acts: the inbox shows them too, whose page is near its budget of bytes. */
const editing = { permission: "edit-diary", fields: {} } as const;

/** What somebody sees who books a viewing: on its page, in its window, and beside the diary. */
export const bookingForms = declareForms({
  book: editing,
  hold: editing,
  wait: editing,
  offer: editing,
  "offer-by-phone": editing,
  /** Of an offer whose mail waits. */
  undo: editing,
});
