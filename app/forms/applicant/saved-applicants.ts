import * as v from "valibot";
import {
  type Applicant,
  applicantFields,
  createPersonKeys,
} from "../../../domain/contacts/applicant.ts";

const cookieName = "applicants";
/** Maximum number kept (decisions on the specification, renter side). */
const maxApplicants = 5;
/** Browsers refuse a cookie over 4096 bytes, name and attributes included. */
const maxBytes = 3800;
const cookieLifetimeSeconds = 180 * 24 * 60 * 60;

const applicantSchema = v.object(applicantFields);

/** Newest first. Ignores invalid entries in `cookies`. */
export function readApplicants(cookies: string): Applicant[] {
  const start = `${cookieName}=`;
  const pair = cookies.split("; ").find((cookie) => cookie.startsWith(start));
  return parseEntries(pair?.slice(start.length) ?? "").flatMap((entry) => {
    const parsed = v.safeParse(applicantSchema, entry);
    return parsed.success ? [parsed.output] : [];
  });
}

/** What tells the contacts of a list apart: the name, and the email and phone that another of that name has not. */
export function labelApplicants(list: readonly Applicant[]): string[] {
  const toName = ({ firstname, lastname }: Applicant) => `${firstname} ${lastname}`;
  return list.map((one) => {
    const name = toName(one);
    const others = list.filter(
      (other) => other !== one && toName(other).toLowerCase() === name.toLowerCase(),
    );
    if (others.length === 0) return name;
    const { emailKey } = createPersonKeys(one);
    const hasOwnEmail = others.every((other) => createPersonKeys(other).emailKey !== emailKey);
    return `${name}, ${hasOwnEmail ? one.email : one.phone}`;
  });
}

export function addApplicant(list: Applicant[], applicant: Applicant): Applicant[] {
  return [applicant, ...removeApplicant(list, applicant)].slice(0, maxApplicants);
}

export function removeApplicant(list: Applicant[], applicant: Applicant): Applicant[] {
  return list.filter((other) => !isSamePerson(other, applicant));
}

/**
 * Returns a `document.cookie` value for the list, dropping the oldest entries that don't fit.
 * @param secure for a page loaded over HTTPS
 */
export function formatApplicantsCookie(list: Applicant[], secure: boolean): string {
  const value = encodeURIComponent(JSON.stringify(list));
  if (value.length > maxBytes) return formatApplicantsCookie(list.slice(0, -1), secure);
  const lifetime = list.length > 0 ? cookieLifetimeSeconds : 0;
  const attributes = `path=/; max-age=${lifetime}; samesite=lax${secure ? "; secure" : ""}`;
  return `${cookieName}=${value}; ${attributes}`;
}

function isSamePerson(one: Applicant, other: Applicant): boolean {
  const [a, b] = [createPersonKeys(one), createPersonKeys(other)];
  return a.emailKey === b.emailKey && a.phoneKey === b.phoneKey;
}

function parseEntries(value: string): unknown[] {
  try {
    const list: unknown = JSON.parse(decodeURIComponent(value));
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
