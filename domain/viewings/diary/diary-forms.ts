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

/** Taps on the run sheet, and of the one who is on their way on other pages. */
export const sheetForms = declareForms({ outcome: editing, late: editing });

/** What somebody sees who books a viewing: on its page, in its window, and beside the diary. */
export const bookingForms = declareForms({
  book: editing,
  hold: editing,
  wait: editing,
  offer: editing,
  "offer-by-phone": editing,
  /** Of an offer whose mail waits. */
  undo: editing,
});

/** How a home is shown. */
export const homeViewingForms = declareForms({ save: editing });
