import { asTyped, hiddenId } from "../../shared/fields/fields.ts";
import { declareForms } from "../../staff/office-forms.ts";

/** One's own. Whether somebody may change a colleague's depends on where the colleague works. */
const ofSomebody = { permission: "edit-diary", fields: {} } as const;

/** What the page of hours and time off does. */
export const availabilityForms = declareForms({
  start: {
    permission: "edit-diary",
    fields: {
      phone: asTyped("Your mobile number", {
        input: "tel",
        hint: "Renters see it in their confirmation.",
        required: true,
      }),
    },
  },
  hours: ofSomebody,
  /** Read by `addTimeOff`: its times depend on each other. */
  "add-off": {
    permission: "edit-diary",
    fields: {
      from: asTyped("First day", { input: "date", required: true }),
      starts: asTyped("From, if not all day", { input: "time" }),
      until: asTyped("Last day", { input: "date" }),
      ends: asTyped("Until, if not all day", { input: "time" }),
      reason: asTyped("Reason", { hint: "Colleagues see it. “Leave” is enough.", max: 100 }),
    },
  },
  "remove-off": { permission: "edit-diary", fields: { off: hiddenId } },
  /** Of the whole agency. */
  settings: { permission: "manage-settings", fields: {} },
});
