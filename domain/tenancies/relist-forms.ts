import { declareForms } from "../staff/office-forms.ts";

/** Of a home whose tenancy fell through. Apart from those of a tenancy, whose readers Today has no need of. */
export const relistForms = declareForms({ relist: { permission: "edit-lets", fields: {} } });
