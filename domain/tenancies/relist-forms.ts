import { declareForms } from "../staff/office-forms.ts";

/** Of a home whose let fell through. Apart from those of a let, whose readers Today has no need of. */
export const relistForms = declareForms({ relist: { permission: "edit-lets", fields: {} } });
