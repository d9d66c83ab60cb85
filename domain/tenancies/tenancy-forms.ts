import * as v from "valibot";
import { documentKinds } from "../documents/document.ts";
import {
  choice,
  day,
  field,
  file,
  hidden,
  hiddenText,
  listed,
  pounds,
} from "../shared/fields/fields.ts";
import { acceptedTypes } from "../documents/check-file.ts";
import { declareForms } from "../staff/office-forms.ts";
import { relistForms } from "./relist-forms.ts";
import { doneOn, hiddenIdOrNone } from "./steps/evidence-fields.ts";
import { rightToRentCheck } from "./steps/step-fields.ts";
import { tenancyActions } from "./tenancy-actions.ts";

const editing = { permission: "edit-lets", fields: {} } as const;
const ofPerson = { permission: "edit-lets", fields: { personId: hiddenText } } as const;
const mailing = { sendsMails: true } as const;

function colleague(label: string, missing: string) {
  return field(label, v.pipe(v.string(), v.uuid(missing)), { input: "select" });
}

const dueDay = "Enter the date it’s due";

/** Of one step. None: of the whole tenancy. */
const position = hidden(
  v.pipe(
    v.string(),
    v.transform((text) => (/^\d{1,3}$/.test(text) ? Number(text) : null)),
  ),
);

/** What the page of a tenancy does beside recording one of `tenancyActions`. */
export const tenancyForms = declareForms({
  "add-person": tenancyActions["add-person"],
  "check-right-to-rent": rightToRentCheck,
  "complete-list": {
    permission: "edit-lets",
    fields: { on: doneOn("Done on"), by: colleague("Done by", "Select who did it") },
  },
  "ask-together": {
    permission: "edit-lets",
    fields: {
      "first-rent-pence": pounds("First month’s rent"),
      "first-rent-dueOn": day("First month’s rent due by", dueDay),
      "deposit-pence": pounds("Deposit"),
      "deposit-dueOn": day("Deposit due by", dueDay),
    },
    ...mailing,
  },
  "issue-paper": {
    permission: "edit-lets",
    fields: {
      kind: hidden(v.picklist(["written-statement", "agreement"], "We can’t find that document.")),
    },
    ...mailing,
  },
  remind: { ...editing, ...mailing },
  "ask-share-code": { ...ofPerson, ...mailing },
  "put-back": ofPerson,
  "mail-page": { permission: "edit-lets", fields: { personId: hiddenIdOrNone }, ...mailing },
  relist: relistForms.relist,
  assign: {
    permission: "edit-lets",
    fields: { owner: colleague("Colleague", "Select a colleague"), position },
  },
  upload: {
    permission: "edit-lets",
    fields: {
      kind: choice("Document type", documentKinds, "Select a document type"),
      personId: listed("Belongs to", "Select an option from the list", {
        none: "Everyone, or the property",
      }),
      file: file("Document", acceptedTypes),
    },
  },
});
