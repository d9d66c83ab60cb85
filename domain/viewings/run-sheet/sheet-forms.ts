import { declareForms } from "../../staff/office-forms.ts";

const editing = { permission: "edit-diary", fields: {} } as const;

/** Taps on the run sheet, and of the one who is on their way on other pages. */
export const sheetForms = declareForms({ outcome: editing, late: editing });
