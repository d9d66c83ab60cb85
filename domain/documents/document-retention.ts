import {
  type CertificateKind,
  certificateKinds,
  findLatestExpiry,
} from "../listings/certificates/certificates.ts";
import { addMonths } from "../shared/dates.ts";
import type { DocumentKind } from "./document.ts";

/** Years in which a claim about a contract can be made (Limitation Act 1980, section 5). */
export const claimYears = 6;

/** What the file of a certificate is. */
export const certificateDocuments: Record<CertificateKind, DocumentKind> = {
  gas: "gas-certificate",
  eicr: "electrical-report",
  epc: "energy-certificate",
  licence: "licence",
  insurance: "insurance",
};

/**
 * London date on which a paper of a home is erased: when no claim can be made any more about a tenancy in
 * which it was good. That is after all that the law asks for: a gas record until there were two further
 * checks, or two years where the appliance is gone (Gas Safety (Installation and Use) Regulations 1998,
 * regulation 36(3)(c)); an electrical report until the next inspection (Electrical Safety Standards in
 * the Private Rented Sector (England) Regulations 2020, regulation 3(3)(e)).
 * @param expiresOn its last day. Null where nobody has said it: as long as one of that day can be good
 */
export function findDocumentEraseOn(
  kind: DocumentKind,
  { addedOn, expiresOn }: { addedOn: string; expiresOn: string | null },
): string {
  const certificate = certificateKinds.find((one) => certificateDocuments[one] === kind);
  const latest = certificate === undefined ? addedOn : findLatestExpiry(certificate, addedOn);
  return addMonths(expiresOn ?? latest, 12 * claimYears);
}
