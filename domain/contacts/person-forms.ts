import * as v from "valibot";
import { choice, field, hidden, hiddenText, readWhere } from "../shared/fields/fields.ts";
import { declareForms } from "../staff/office-forms.ts";
import { applicantFields } from "./applicant.ts";
import { claimForms } from "./claim-forms.ts";
import { choiceSources, marketingChoiceFields } from "./marketing-choice.ts";
import { addressConfirmed, typedAddress } from "../shared/fields/typed-address.ts";

const editing = { permission: "edit-people", fields: {} } as const;

/** By the name of which of the two records they are joined. */
export const mergeForms = declareForms({ "keep-this": editing, "keep-other": editing });

/** What is done with somebody who is known by telephone alone. */
export const callerForms = declareForms({
  "give-address": {
    permission: "edit-people",
    fields: {
      firstname: field("First name", applicantFields.firstname),
      lastname: field("Last name", applicantFields.lastname),
      email: field("Email", applicantFields.email, { input: "email" }),
      confirmed: addressConfirmed,
    },
  },
});

/** As the record said when the form was opened. */
const was = hidden(v.string());

/** What nobody has touched is not judged: not every record came by a form. */
const isTouched = (typed: Readonly<Partial<Record<string, string>>>, name: string) =>
  (typed[name] ?? "") !== (typed[`was-${name}`] ?? "");

/** What a person's card does. */
export const personForms = declareForms({
  "add-email": {
    permission: "edit-people",
    fields: {
      email: field("Email", typedAddress, { input: "email" }),
      confirmed: addressConfirmed,
    },
  },
  choice: {
    permission: "edit-people",
    fields: {
      channel: field("Type of marketing", marketingChoiceFields.entries.channel),
      allowed: choice("Can we contact them?", { yes: "Yes", no: "No" }, "Select yes or no"),
      source: field("Method", marketingChoiceFields.entries.source, {
        options: choiceSources.map((source) => ({ value: source, label: source })),
      }),
      wording: field("Question or statement", marketingChoiceFields.entries.wording, {
        input: "textarea",
        max: 300,
      }),
    },
  },
  correct: {
    permission: "edit-people",
    fields: {
      contact: hiddenText,
      "was-firstname": was,
      firstname: readWhere(field("First name", applicantFields.firstname), isTouched),
      "was-lastname": was,
      lastname: readWhere(field("Last name", applicantFields.lastname), isTouched),
      "was-phone": was,
      phone: readWhere(field("Phone", applicantFields.phone, { input: "tel" }), isTouched),
    },
  },
  "take-claim": claimForms["take-claim"],
  "keep-claim": claimForms["keep-claim"],
  "ask-join": editing,
  unmerge: editing,
  "mail-link": { ...editing, sendsMails: true },
  "end-links": editing,
});
