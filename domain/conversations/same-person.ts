import { createPersonKeys } from "../contacts/applicant.ts";

/** Providers that ignore dots before the `@`. Elsewhere two such addresses may be two people. */
const dotlessDomains = new Set(["gmail.com", "googlemail.com"]);

/**
 * An address as it may be typed by the same person: without case and what follows a plus, and at
 * Gmail, which is also googlemail.com, without dots. Only for proposals: a mail server is free to
 * tell all of these apart (RFC 5321, section 2.4).
 */
export function getEmailMatch(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf("@");
  if (at < 1) return address;
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/, "");
  const domain = address.slice(at + 1);
  return dotlessDomains.has(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

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
