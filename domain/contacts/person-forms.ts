import { declareForms } from "../staff/office-forms.ts";

const editing = { permission: "edit-people", fields: {} } as const;

/** By the name of which of the two records they are joined. */
export const mergeForms = declareForms({ "keep-this": editing, "keep-other": editing });

/** What is done with somebody who is known by telephone alone. */
export const callerForms = declareForms({ "give-address": editing });

/** What a person's card does. */
export const personForms = declareForms({
  "add-email": editing,
  choice: editing,
  correct: editing,
  "take-claim": editing,
  "keep-claim": editing,
  "ask-join": editing,
  unmerge: editing,
  "mail-link": { ...editing, sendsMails: true },
  "end-links": editing,
});
