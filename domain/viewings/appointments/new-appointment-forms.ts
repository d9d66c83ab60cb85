import { record } from "../../shared/fields/fields.ts";
import { declareForms } from "../../staff/office-forms.ts";

/** Anything but a viewing for one renter. The act reads what is not a record, with its own rules. */
export const newAppointmentForms = declareForms({
  book: {
    permission: "edit-diary",
    fields: {
      listingId: record("home", "Home", {
        optional: true,
        hint: "Part of the street, the postcode or the reference. A viewing needs one",
      }),
      withContact: record("person", "With whom", {
        optional: true,
        hint: "The start of a name, or part of an email or a phone number. We email them the details if they have an address, and show a landlord the appointment on their page. Neither includes the note.",
      }),
    },
  },
});
