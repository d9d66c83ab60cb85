import { hiddenId } from "../shared/fields/fields.ts";
import { declareForms } from "./office-forms.ts";

/** What the page of keys for other systems does. */
export const apiKeyForms = declareForms({
  make: { permission: "make-keys", fields: {} },
  revoke: { permission: "make-keys", fields: { id: hiddenId } },
});
