import * as v from "valibot";
import {
  emailField,
  nameField,
  phoneField,
  textField,
  withoutDirectionMarks,
} from "../shared/text-fields.ts";

/** Exact messages of the simple booking form (renter specification, sections 5 and 8). */
export const applicantMessages = {
  name: "Please provide a contact name",
  phone: "Please provide us a valid phone number",
  email: "Please provide a valid email",
} as const;

const name = nameField(applicantMessages.name);

export const nameFields = { firstname: name, lastname: name };

export const contactFields = {
  phone: v.pipe(
    v.string(applicantMessages.phone),
    withoutDirectionMarks,
    textField({ max: 40 }, { missing: applicantMessages.phone, long: applicantMessages.phone }),
  ),
  email: emailField({ missing: applicantMessages.email, invalid: applicantMessages.email }),
};

export const applicantFields = { ...nameFields, ...contactFields };

/** Landlord's contact fields. The phone must be valid because an account manager calls back. */
export const landlordContactFields = {
  phone: phoneField({ missing: applicantMessages.phone, invalid: applicantMessages.phone }),
  email: contactFields.email,
};

export const landlordFields = { ...nameFields, ...landlordContactFields };

export interface Applicant {
  firstname: string;
  lastname: string;
  phone: string;
  email: string;
}

/** Lower-case email, and phone digits with country code (`07700` equals `+44 7700`). */
export function createPersonKeys(applicant: Pick<Applicant, "email" | "phone">): {
  emailKey: string;
  phoneKey: string;
} {
  const digits = applicant.phone.replace("(0)", "").replaceAll(/\D/g, "");
  return {
    emailKey: applicant.email.toLowerCase(),
    phoneKey: digits.replace(/^00/, "").replace(/^0/, "44"),
  };
}
