import { field, hiddenText } from "../shared/fields/fields.ts";
import { declareForms } from "../staff/office-forms.ts";
import { decisionNote } from "./decision-note.ts";

const deciding = { permission: "decide-offers", fields: {} } as const;

/** What the page of a home's offers does. */
export const offersForms = declareForms({
  /** Read by `readDecision`: it asks for what becomes of each other offer, too. */
  decide: { ...deciding, sendsMails: true },
  ask: {
    permission: "decide-offers",
    fields: {
      /** Of the mail that was looked at. */
      looked: hiddenText,
      note: field("Your message (optional)", decisionNote, {
        input: "textarea",
        optional: true,
        max: 2000,
      }),
    },
    sendsMails: true,
  },
  note: {
    permission: "decide-offers",
    fields: {
      ref: hiddenText,
      note: field("Our note", decisionNote, { input: "textarea", max: 2000 }),
    },
  },
  undo: deciding,
});
