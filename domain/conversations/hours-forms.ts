import { day, hiddenText } from "../shared/fields/fields.ts";
import { declareForms } from "../staff/office-forms.ts";

/** What the page of the office's hours does. */
export const hoursForms = declareForms({
  hours: { permission: "manage-settings", fields: {} },
  "add-day": {
    permission: "manage-settings",
    fields: { date: day("Date", "Enter a date") },
  },
  "remove-day": { permission: "manage-settings", fields: { date: hiddenText } },
});
