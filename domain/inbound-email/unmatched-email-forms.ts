import * as v from "valibot";
import { hidden, hiddenId, readWhere } from "../shared/fields/fields.ts";
import { isUuid } from "../shared/uuid.ts";
import { declareForms } from "../staff/office-forms.ts";

/** A new conversation, another one whose page is named, or the id of one. */
const into = v.pipe(
  v.string(),
  v.check((to) => to === "new" || to === "other" || isUuid(to), "Please choose a conversation"),
);

/** The id in the address of a conversation's page, or the id itself. */
const conversationLink = v.pipe(
  v.string(),
  v.transform((text) => uuid.exec(text)?.[0].toLowerCase() ?? ""),
  v.nonEmpty("Please paste the address of a conversation’s page"),
);

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/i;

const ofMail = { permission: "edit-people", fields: { mail: hiddenId } } as const;

/** What a person decides about a held mail. */
export const unmatchedEmailForms = declareForms({
  put: {
    permission: "edit-people",
    fields: {
      mail: hiddenId,
      into: hidden(into),
      link: readWhere(hidden(conversationLink), (typed) => typed["into"] === "other"),
    },
  },
  discard: ofMail,
  "put-back": ofMail,
});
