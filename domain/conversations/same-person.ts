import { createPersonKeys } from "../contacts/applicant.ts";
import { foldAddress } from "../shared/mail/mailbox.ts";

/**
 * An address as it may be typed by the same person. Only for proposals. Stored, so it may not change
 * with what limits count (`toMailbox`).
 */
export const getEmailMatch = foldAddress;

/** Shorter ones are extensions and typing errors. */
const fewestDigits = 9;

/**
 * A number as it may be typed by the same person: digits with the country code, of 0044, +44 (0) and
 * +44 0 too. Null if it is too short to tell people apart.
 */
export function getPhoneMatch(phone: string): string | null {
  const { phoneKey } = createPersonKeys({ phone, email: "" });
  const digits = phoneKey.replace(/^440/, "44");
  return digits.length < fewestDigits ? null : digits;
}

export type SamePersonReason = "email" | "phone";

export interface PersonMatch {
  emailMatch: string | null;
  phoneMatch: string | null;
}

/**
 * Why two may be one person. A couple shares a phone and a company an address, so a person decides,
 * and nothing is joined by itself.
 */
export function listSamePersonReasons(one: PersonMatch, other: PersonMatch): SamePersonReason[] {
  const reasons: SamePersonReason[] = [];
  if (one.emailMatch !== null && one.emailMatch === other.emailMatch) reasons.push("email");
  if (one.phoneMatch !== null && one.phoneMatch === other.phoneMatch) reasons.push("phone");
  return reasons;
}
