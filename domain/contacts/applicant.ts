import { emailField, nameField, phoneField, textField } from "../shared/text-fields.ts";

/** The exact sentences of the simple booking form (renter specification, sections 5 and 8). */
export const applicantMessages = {
  name: "Please provide a contact name",
  phone: "Please provide us a valid phone number",
  email: "Please provide a valid email",
} as const;

const name = nameField(applicantMessages.name);

/** First step of the simple form. */
export const nameFields = { firstname: name, lastname: name };

/** Second step of the simple form: any phone that is not empty, an e-mail that looks like one. */
export const contactFields = {
  phone: textField(
    { most: 40 },
    { missing: applicantMessages.phone, long: applicantMessages.phone },
  ),
  email: emailField({ missing: applicantMessages.email, invalid: applicantMessages.email }),
};

export const applicantFields = { ...nameFields, ...contactFields };

/** How to reach a landlord: an account manager calls back, so the phone must be one. */
export const landlordContactFields = {
  phone: phoneField({ missing: applicantMessages.phone, invalid: applicantMessages.phone }),
  email: contactFields.email,
};

/** Who asks for a valuation, a switch or a demo. */
export const landlordFields = { ...nameFields, ...landlordContactFields };

export interface Applicant {
  firstname: string;
  lastname: string;
  /** As typed. */
  phone: string;
  email: string;
}

/**
 * What makes two contacts the same person: e-mail in lower case, and the phone's digits with the
 * country in front (`07700 900123` and `+44 7700 900123` are one).
 */
export function personKeys(applicant: Pick<Applicant, "email" | "phone">): {
  emailKey: string;
  phoneKey: string;
} {
  const digits = applicant.phone.replace("(0)", "").replaceAll(/\D/g, "");
  return {
    emailKey: applicant.email.toLowerCase(),
    phoneKey: digits.replace(/^00/, "").replace(/^0/, "44"),
  };
}
