import * as v from "valibot";
import { field, hidden, hiddenText } from "../shared/fields/fields.ts";
import { pageOutOfDate } from "../shared/fields/page-out-of-date.ts";
import { keepable } from "../shared/fields/text-fields.ts";
import { declareForms } from "../staff/office-forms.ts";
import { maxReply, templateFieldsForm } from "./reply-template.ts";

const { title, body } = templateFieldsForm.entries;

/** What the page of texts does with one of them. */
export const textForms = declareForms({
  save: {
    permission: "manage-settings",
    fields: {
      /** Empty for a new one. */
      id: hidden(v.union([v.literal(""), v.pipe(v.string(), v.uuid())], pageOutOfDate)),
      title: field("Title", title, { max: 60 }),
      body: field("Text", body, { input: "textarea", max: maxReply }),
    },
  },
  delete: { permission: "manage-settings", fields: { id: hiddenText } },
});

const signature = v.pipe(
  v.string(),
  keepable,
  v.trim(),
  v.maxLength(500, "Signature must be 500 characters or fewer"),
);

/** What stands under one's own replies. */
export const signatureForms = declareForms({
  save: {
    permission: "signed-in",
    fields: { signature: field("Signature", signature, { input: "textarea", max: 500, rows: 5 }) },
  },
});
