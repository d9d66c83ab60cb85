import { asTyped, record } from "../../shared/fields/fields.ts";
import { declareForms } from "../../staff/office-forms.ts";
import { appointmentKindNames, appointmentKinds } from "./appointment.ts";

const kinds = appointmentKinds.map((value) => {
  const label = value === "viewing" ? "Block viewing or open house" : appointmentKindNames[value];
  return { value, label };
});

/** Anything but a viewing for one renter. The act reads what is not a record, by the rules of all appointments. */
export const newAppointmentForms = declareForms({
  book: {
    permission: "edit-diary",
    fields: {
      kind: asTyped("Type", { input: "radio", options: kinds }),
      date: asTyped("Day", { input: "date" }),
      time: asTyped("Start time", { input: "time" }),
      minutes: asTyped("Length (minutes)", { input: "number" }),
      negotiatorId: asTyped("Negotiator", { input: "select" }),
      listingId: record("home", "Property", {
        optional: true,
        hint: "Part of the street, the postcode or the reference. A viewing needs one",
      }),
      place: asTyped("Location", {
        optional: true,
        hint: "Leave blank to use the property address",
      }),
      withContact: record("person", "Attendee", {
        optional: true,
        hint: "The start of a name, or part of an email or a phone number. We email them the details if they have an address, and show a landlord the appointment on their page. Neither includes the note.",
      }),
      note: asTyped("Note", { optional: true }),
      places: asTyped("Groups per slot", { input: "number" }),
      slotMinutes: asTyped("Slot length (minutes)", {
        input: "number",
        hint: "Leave blank for an open house",
      }),
      tenantConsent: asTyped("How a tenant agreed to less than 24 hours’ notice", {
        optional: true,
      }),
    },
  },
});
