/** A renter's page and a landlord's. */
export type CaseKind = "renter" | "landlord";

const pages: Record<CaseKind, string> = { renter: "/my-case", landlord: "/my-home" };

export function buildCasePath(kind: CaseKind, token: string): string {
  return `${pages[kind]}/${token}`;
}

/** Whose page an address is, by its first part. */
export function readCaseKind(path: string): CaseKind {
  return path.startsWith(`${pages.landlord}/`) ? "landlord" : "renter";
}

/** Days that a link opens its page. A new one comes by mail. */
export const caseLinkDays = 180;

/** Minutes between two mails with a new link to the same person. */
export const caseLinkPauseMinutes = 10;
