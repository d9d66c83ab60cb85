import * as v from "valibot";
import {
  asTyped,
  choice,
  day,
  field,
  hidden,
  hiddenText,
  record,
} from "../shared/fields/fields.ts";
import { declareForms } from "../staff/office-forms.ts";
import { termsSentFields, termsSignedFields } from "./landlord-fields.ts";
import { landlordPlans } from "./landlord.ts";

const limit = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(?:[1-9]\d?)?$/, "Enter a number from 1 to 99, or leave this blank"),
  v.transform((text) => (text === "" ? null : Number(text))),
);

/** Somebody whom nobody has entered yet. They are read where no known landlord is chosen. */
export const newLandlord = {
  firstname: asTyped("First name", { max: 100 }),
  lastname: asTyped("Last name", { max: 100 }),
  email: asTyped("Email", { input: "email", max: 254 }),
  phone: asTyped("Phone", { input: "tel", max: 40 }),
  companyName: asTyped("Company", { optional: true, max: 200 }),
  address: asTyped("Address for notices", {
    hint: "In England or Wales. It’s printed on the agreement (Landlord and Tenant Act 1987, section 48)",
    optional: true,
    max: 300,
  }),
};

const editing = { permission: "edit-lets", fields: {} } as const;
const termsId = hiddenText;

/** What the page of a home's landlord does. */
export const landlordForms = declareForms({
  set: {
    permission: "edit-lets",
    fields: {
      landlord: record("landlord", "Landlord", {
        hint: "The start of a name, or part of an email or a phone number. Leave it blank for a new landlord",
      }),
      ...newLandlord,
      maxAdults: field("Maximum number of adults", limit, {
        input: "number",
        hint: "What the property and its licence allow",
        optional: true,
      }),
      maxHouseholds: field("Households", limit, { input: "number", optional: true }),
    },
  },
  "mail-link": { ...editing, sendsMails: true },
  "end-links": editing,
  "terms-sent": {
    permission: "edit-lets",
    fields: {
      plan: choice("Plan", landlordPlans, "Select a plan"),
      version: field("Version", termsSentFields.entries.version, { max: 40, required: true }),
      sentOn: field("Sent on", termsSentFields.entries.on, { input: "date", required: true }),
    },
  },
  "terms-signed": {
    permission: "edit-lets",
    fields: {
      terms: termsId,
      signedOn: field("Signed on", termsSignedFields.entries.on, { input: "date", required: true }),
      where: choice(
        "Place of signing",
        { elsewhere: "At home or by link (14 days to cancel)", office: "In the office" },
        "Select where they were signed",
      ),
      toldOn: field(
        "Cancellation rights given on",
        v.pipe(
          v.string(),
          v.transform((text) => text || null),
          termsSignedFields.entries.toldOn,
        ),
        { input: "date", optional: true },
      ),
    },
  },
  "terms-cancelled": {
    permission: "edit-lets",
    fields: {
      terms: hidden(v.pipe(v.string(), v.uuid("We can’t find these terms."))),
      cancelledOn: day("Cancelled on", "Enter a real date", { required: true }),
    },
  },
  /** Read by `checkSanctions`, as what was confirmed before is left out. */
  sanctions: editing,
  "put-back": editing,
});
