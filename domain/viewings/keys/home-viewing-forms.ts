import { declareForms } from "../../staff/office-forms.ts";

/** How a home is shown. */
export const homeViewingForms = declareForms({ save: { permission: "edit-diary", fields: {} } });
