import { declareForms } from "../staff/office-forms.ts";

const publishing = { permission: "publish-listings", fields: {} } as const;
const editing = { permission: "edit-listings", fields: {} } as const;

/** What the table of homes does with those that are picked, and with one's views. */
export const homesForms = declareForms({
  state: publishing,
  undo: publishing,
  "save-view": publishing,
  "rename-view": publishing,
  "remove-view": publishing,
});

/** How a picture is turned and cut. */
export const cropForms = declareForms({ cut: editing });

/** What the editor of a home does. */
export const homeForms = declareForms({
  save: editing,
  undo: editing,
  preview: editing,
  branch: editing,
  picture: editing,
  "add-pictures": editing,
  "add-certificate": editing,
  "prove-certificate": editing,
  "remove-certificate": editing,
  publish: publishing,
  schedule: publishing,
  unschedule: publishing,
  state: publishing,
  "undo-state": publishing,
  "take-over": publishing,
  "keep-off": publishing,
  "let-on": publishing,
  pass: { permission: "override-warnings", fields: {} },
});
