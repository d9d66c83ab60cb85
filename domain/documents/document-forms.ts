import { declareForms } from "../staff/office-forms.ts";

/** Of a document that a landlord sent, on each page that shows it. Its act reads which one. */
export const documentForms = declareForms({
  "mark-checked": { permission: "edit-lets", fields: {} },
});
