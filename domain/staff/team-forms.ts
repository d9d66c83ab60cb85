import { declareForms } from "./office-forms.ts";

const managing = { permission: "manage-team", isFresh: true, fields: {} } as const;

/** What the page of the team does. */
export const teamForms = declareForms({ invite: managing });

/** What the page of a colleague does. */
export const colleagueForms = declareForms({
  edit: managing,
  email: managing,
  branch: managing,
  leave: managing,
  "invite-again": managing,
});
