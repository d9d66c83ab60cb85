import { record } from "../shared/fields/fields.ts";
import { declareForms } from "../staff/office-forms.ts";

/** The rest is read with it. */
const fields = { listingId: record("home", "Property", {}) };

/** Somebody rang or came in. */
export const callForms = declareForms({
  enter: { permission: "answer-requests", fields },
  "enter-and-book": { permission: "edit-diary", fields },
});
