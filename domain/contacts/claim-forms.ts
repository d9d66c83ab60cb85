import { declareForms } from "../staff/office-forms.ts";

const deciding = { permission: "edit-people", fields: {} } as const;

/** Of a claim on a person's card. Apart from those of the card, whose readers the inbox has no need of. */
export const claimForms = declareForms({ "take-claim": deciding, "keep-claim": deciding });
