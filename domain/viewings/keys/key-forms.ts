import { hiddenId, listed, moment, record, text } from "../../shared/fields/fields.ts";
import { declareForms } from "../../staff/office-forms.ts";

/** What the page of keys does. */
export const keyForms = declareForms({
  add: {
    permission: "edit-diary",
    fields: {
      /** It hangs on the key, so it must not tell a finder where the home is. */
      code: text("Tag code", {
        max: 40,
        missing: "Enter the tag code",
        hint: "Don’t use the address, in case the keys are lost.",
      }),
      listingId: record("home", "Property", {
        missing: "Select the property",
        hint: "Part of the street, the postcode or the reference",
      }),
      keptAt: text("Kept at", {
        max: 80,
        missing: "Enter where the keys are kept",
        hint: "Such as office, hook 3",
      }),
    },
  },
  give: {
    permission: "edit-diary",
    fields: {
      id: hiddenId,
      holder: listed("Key holder", "Select a colleague", { none: "A contractor" }),
      holderName: text("Contractor’s name", { max: 100 }),
      dueBack: moment("Due back, London time", "Enter a date and time in the future", {
        required: true,
      }),
    },
  },
  return: { permission: "edit-diary", fields: { id: hiddenId } },
  remove: { permission: "edit-diary", fields: { id: hiddenId } },
});
