import { declareForms } from "../staff/office-forms.ts";

const managing = { permission: "manage-branches", fields: {} } as const;

/** What the page of branches does. */
export const branchForms = declareForms({
  add: managing,
  edit: managing,
  main: managing,
  close: managing,
});
