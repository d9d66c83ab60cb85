import { toEmailKey } from "../shared/mail/email-address.ts";
import { emailField, nameField, phoneField } from "../shared/fields/text-fields.ts";

/** Exact messages of the simple booking form (renter specification, sections 5 and 8). */
export const applicantMessages = {
  name: "Please provide a contact name",
  phone: "Please provide us a valid phone number",
  email: "Please provide a valid email",
} as const;

const name = nameField(applicantMessages.name);

export const nameFields = { firstname: name, lastname: name };

/** The phone must be one, since somebody rings back. */
export const contactFields = {
  phone: phoneField({ missing: applicantMessages.phone, invalid: applicantMessages.phone }),
  email: emailField({ missing: applicantMessages.email, invalid: applicantMessages.email }),
};

export const applicantFields = { ...nameFields, ...contactFields };

export interface Applicant {
  firstname: string;
  lastname: string;
  phone: string;
  email: string;
}

/** Somebody on record. Whoever only rang has no email address, but a number. */
export interface KnownPerson extends Omit<Applicant, "email"> {
  email: string | null;
}

interface PersonKeys {
  /** Null without an address: two people may share a number. */
  emailKey: string | null;
  phoneKey: string;
}

/** Lower-case email, and phone digits with country code (`07700` equals `+44 7700`). */
export function createPersonKeys(
  person: Pick<Applicant, "email" | "phone">,
): PersonKeys & { emailKey: string };
export function createPersonKeys(person: Pick<KnownPerson, "email" | "phone">): PersonKeys;
export function createPersonKeys({
  email,
  phone,
}: Pick<KnownPerson, "email" | "phone">): PersonKeys {
  return { emailKey: email === null ? null : toEmailKey(email), phoneKey: toPhoneKey(phone) };
}

export function toPhoneKey(phone: string): string {
  const digits = phone.replace("(0)", "").replaceAll(/\D/g, "");
  return digits.replace(/^00/, "").replace(/^0/, "44");
}
