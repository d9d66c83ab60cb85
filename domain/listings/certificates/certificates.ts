import { certificateReminderDays } from "../../agency/agency-settings.ts";
import { addMonths } from "../../shared/dates.ts";

/** Papers of a home that run out, and how long each is good for at most. */
export const certificateKinds = ["gas", "eicr", "epc", "licence", "insurance"] as const;
export type CertificateKind = (typeof certificateKinds)[number];

/** One name for each, wherever it is spoken of. */
export const certificateNames: Record<CertificateKind, string> = {
  gas: "Gas safety certificate",
  eicr: "Electrical report",
  epc: "Energy performance certificate",
  licence: "Property licence",
  insurance: "Buildings insurance",
};

/**
 * Months from the day of issue. Gas: Gas Safety (Installation and Use) Regulations 1998, reg. 36.
 * Electrical: Electrical Safety Standards in the Private Rented Sector (England) Regulations 2020,
 * reg. 3. EPC: Energy Performance of Buildings (England and Wales) Regulations 2012, reg. 11.
 * Licence: Housing Act 2004, sections 68 and 91. No law asks for insurance, which is bought by the
 * year.
 */
export const certificateMonths: Record<CertificateKind, number> = {
  gas: 12,
  eicr: 60,
  epc: 120,
  licence: 60,
  insurance: 12,
};

export interface Certificate {
  kind: CertificateKind;
  /** `YYYY-MM-DD`. */
  issuedOn: string;
  /** The last day on which it is good. */
  expiresOn: string;
  /** Its number, as whoever issued it gave it. Empty until somebody writes it. */
  reference: string;
  /** Its file. Null where there is none. */
  documentId: string | null;
}

/**
 * What shows that there is one, beside its dates. Of an electrical report it is the report alone,
 * which tenants get whole; the others have a number by which anybody can look them up.
 */
export const certificateProofs: Record<CertificateKind, string> = {
  gas: "Add the file or the engineer’s record number",
  eicr: "Add the file",
  epc: "Add the file or the certificate number (RRN)",
  licence: "Add the file or the licence number",
  insurance: "Add the file or the policy number",
};

export function isProven({
  kind,
  reference,
  documentId,
}: Pick<Certificate, "kind" | "reference" | "documentId">): boolean {
  return documentId !== null || (kind !== "eicr" && reference.trim() !== "");
}

/** The longest that a certificate of this day may be good for. */
export function findLatestExpiry(kind: CertificateKind, issuedOn: string): string {
  return addMonths(issuedOn, certificateMonths[kind]);
}

/** The one that lasts longest, as papers are renewed before they run out. */
export function findCertificate<Paper extends Certificate>(
  certificates: readonly Paper[],
  kind: CertificateKind,
): Paper | null {
  const ofKind = certificates.filter((one) => one.kind === kind);
  return ofKind.toSorted((a, b) => (a.expiresOn < b.expiresOn ? 1 : -1))[0] ?? null;
}

/** What is said of a home. Empty until somebody says it. */
export interface DocumentNeeds {
  hasGas: string;
  licence: string;
}

/** Until something else is said, a home counts as one with gas and with a licence. */
export function isNeeded(
  { kind }: Pick<Certificate, "kind">,
  { hasGas, licence }: DocumentNeeds,
): boolean {
  return !(kind === "gas" && hasGas === "no") && !(kind === "licence" && licence === "none");
}

type CertificateLack = "missing" | "not-needed" | "unsaid";

/** What it means that a home has no such paper. No law asks for insurance, and most homes need no licence. */
export function describeMissingCertificate(
  kind: CertificateKind,
  needs: DocumentNeeds,
): CertificateLack {
  if (kind === "insurance" || !isNeeded({ kind }, needs)) return "not-needed";
  const answer = { gas: needs.hasGas, licence: needs.licence, eicr: null, epc: null }[kind];
  return answer === "" ? "unsaid" : "missing";
}

/** `unproven`: only its dates are known. It may well be there, and no duty of law is judged by this. */
export type CertificateState = "missing" | "expired" | "unproven" | "soon" | "valid";

export function getCertificateState(
  certificate: Omit<Certificate, "issuedOn"> | null,
  today: string,
): CertificateState {
  if (certificate === null) return "missing";
  if (certificate.expiresOn < today) return "expired";
  if (!isProven(certificate)) return "unproven";
  const days = (Date.parse(certificate.expiresOn) - Date.parse(today)) / 86_400_000;
  return days <= certificateReminderDays.usual.first ? "soon" : "valid";
}
