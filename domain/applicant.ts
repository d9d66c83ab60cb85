import * as v from "valibot";

/** The exact sentences of the simple booking form (renter specification, sections 5 and 8). */
export const applicantMessages = {
  name: "Please provide a contact name",
  phone: "Please provide us a valid phone number",
  email: "Please provide a valid email",
} as const;

/** PostgreSQL can't keep a NUL, and no keyboard makes one. */
export const withoutNul = v.check(
  (text: string) => !text.includes("\0"),
  "Please leave out characters that can't be seen",
);

const name = v.pipe(
  v.string(applicantMessages.name),
  withoutNul,
  v.trim(),
  v.nonEmpty(applicantMessages.name),
  v.maxLength(100, "Please keep the name under 100 characters"),
);

/** First step of the simple form. */
export const nameFields = { firstname: name, lastname: name };

/** Second step of the simple form: any phone that is not empty, an e-mail that looks like one. */
export const contactFields = {
  phone: v.pipe(
    v.string(applicantMessages.phone),
    withoutNul,
    v.trim(),
    v.nonEmpty(applicantMessages.phone),
    v.maxLength(40, applicantMessages.phone),
  ),
  email: v.pipe(
    v.string(applicantMessages.email),
    v.trim(),
    v.maxLength(254, applicantMessages.email),
    v.email(applicantMessages.email),
  ),
};

export const applicantFields = { ...nameFields, ...contactFields };

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
