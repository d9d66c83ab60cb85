import { declareForms } from "./office-forms.ts";

const own = { permission: "signed-in", fields: {} } as const;
const wayIn = { permission: "add-ways-in", fields: {} } as const;

/** What the page of one's own account does. */
export const accountForms = declareForms({
  "rename-passkey": own,
  "remove-passkey": { ...own, isFresh: true },
  "end-session": own,
  "end-other-sessions": own,
  "want-figures": own,
  "stop-figures": own,
});

/** On the same page, for who shows homes. */
export const calendarForms = declareForms({ "renew-calendar": wayIn, "end-calendar": wayIn });
