import { asTyped, text } from "../shared/fields/fields.ts";
import { declareForms } from "../staff/office-forms.ts";

/** A home of the office's own begins as a draft. */
export const newHomeForms = declareForms({
  begin: {
    permission: "edit-listings",
    fields: {
      address: text("House number and street", {
        max: 200,
        missing: "Enter the house number and street",
      }),
      postcode: asTyped("Postcode", { hint: "We’ll fill in area, city and map position" }),
    },
  },
});
