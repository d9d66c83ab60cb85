import { toEmailKey } from "../shared/mail/email-address.ts";

export interface OfferReader {
  name: string;
  email: string;
  wasInvited: boolean;
  isTenant: boolean;
}

/**
 * Everybody who is told about an offer that was sent, each address once: its tenants, and whoever was
 * invited to make it, also where they gave another address for themselves or offer for others.
 */
export function listOfferReaders(
  applicant: { firstname: string; lastname: string; email: string | null },
  tenants: readonly { name: string; email: string }[],
): OfferReader[] {
  if (tenants.length === 0) return [];
  const invited = toEmailKey(applicant.email ?? "");
  const readers = new Map<string, OfferReader>();
  for (const { name, email } of tenants) {
    const key = toEmailKey(email);
    if (!readers.has(key))
      readers.set(key, { name, email, wasInvited: key === invited, isTenant: true });
  }
  const { email } = applicant;
  if (email === null || readers.has(invited)) return [...readers.values()];
  const name = `${applicant.firstname} ${applicant.lastname}`;
  return [{ name, email, wasInvited: true, isTenant: false }, ...readers.values()];
}
