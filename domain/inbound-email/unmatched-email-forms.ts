import * as v from "valibot";
import { hidden, hiddenId, readWhere, record } from "../shared/fields/fields.ts";
import { isUuid } from "../shared/uuid.ts";
import { declareForms } from "../staff/office-forms.ts";

/** A new conversation, another one that is looked for, or the id of one. */
const into = v.pipe(
  v.string(),
  v.check((to) => to === "new" || to === "other" || isUuid(to), "Select a conversation"),
);

const ofMail = { permission: "edit-people", fields: { mail: hiddenId } } as const;

/** What a person decides about a held mail. */
export const unmatchedEmailForms = declareForms({
  put: {
    permission: "edit-people",
    fields: {
      mail: hiddenId,
      into: hidden(into),
      other: readWhere(
        record("conversation", "Another conversation", {
          missing: "Select a conversation",
        }),
        (typed) => typed["into"] === "other",
      ),
    },
  },
  discard: ofMail,
  "put-back": ofMail,
});
