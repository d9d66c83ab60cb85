import { declareForms } from "../staff/office-forms.ts";

const deciding = { permission: "decide-offers", fields: {} } as const;

/** What the page of a home's offers does. */
export const offersForms = declareForms({
  decide: { ...deciding, sendsMails: true },
  ask: { ...deciding, sendsMails: true },
  note: deciding,
  undo: deciding,
});
