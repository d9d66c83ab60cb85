import {
  type Certificate,
  type CertificateKind,
  certificateKinds,
  findCertificate,
  getCertificateState,
} from "../listings/certificates/certificates.ts";
import { getLondonDate } from "../shared/dates.ts";
import type { DocumentKind } from "./document.ts";
import { certificateDocuments } from "./document-retention.ts";

export interface LandlordDocument {
  id: string;
  kind: DocumentKind;
  addedAt: Date;
}

interface Known {
  certificates: readonly (Certificate & { documentId: string | null; addedAt: Date })[];
  /** What the steps of its tenancies record as given. */
  given: readonly { kind: CertificateKind; on: string }[];
  /** London's. */
  today: string;
}

/**
 * What a landlord sent and nobody has looked at: no certificate has it as its file, and none was added
 * or given to tenants since. One in order that does not expire soon waits for no other.
 */
export function listDocumentsToCheck<Of extends LandlordDocument>(
  papers: readonly Of[],
  { certificates, given, today }: Known,
): Of[] {
  return papers.filter(({ id, kind: document, addedAt }) => {
    const kind = certificateKinds.find((one) => certificateDocuments[one] === document);
    if (kind === undefined || certificates.some(({ documentId }) => documentId === id))
      return false;
    if (given.some((one) => one.kind === kind && one.on >= getLondonDate(addedAt))) return false;
    const current = findCertificate(certificates, kind);
    const state = getCertificateState(current, today);
    if (current === null || state === "unproven") return true;
    return state !== "valid" && current.addedAt < addedAt;
  });
}
