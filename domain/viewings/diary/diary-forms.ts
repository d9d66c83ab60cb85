import { declareForms } from "../../staff/office-forms.ts";

const editing = { permission: "edit-diary", fields: {} } as const;

/** A move by drag or by keys. */
export const diaryForms = declareForms({ move: editing });

/** What the page of an appointment does. */
export const appointmentForms = declareForms({
  move: editing,
  cancel: editing,
  "cancel-booking": editing,
  value: editing,
  release: editing,
});

/** What the page of a viewing does. */
export const viewingForms = declareForms({
  heard: editing,
  words: editing,
  release: editing,
  outcome: editing,
  invite: editing,
});
