import { certificateReminderDays } from "../../agency/agency-settings.ts";
import {
  type Certificate,
  findCertificate,
  getCertificateState,
  isNeeded,
  type DocumentNeeds,
} from "./certificates.ts";
import type { ListingState } from "../listing-state.ts";

const { first, second, last } = certificateReminderDays.usual;

/** Days before its last one on which somebody is told that a certificate runs out. Below zero it has run out. */
export const chaseStages = [first, second, last, -1] as const;

/** Homes whose certificates are the agency's to look after: they are advertised, or somebody lives there. */
export const chasedStates: readonly ListingState[] = [
  "available",
  "under-offer",
  "let-agreed",
  "let",
];

export function countDaysLeft(
  { expiresOn }: Pick<Certificate, "expiresOn">,
  today: string,
): number {
  return Math.round((Date.parse(expiresOn) - Date.parse(today)) / 86_400_000);
}

/** The stage that has come, null before the first. A stage that was missed is not told afterwards. */
export function findChaseStage(
  certificate: Pick<Certificate, "expiresOn">,
  today: string,
): number | null {
  const left = countDaysLeft(certificate, today);
  return chaseStages.findLast((stage) => left <= stage) ?? null;
}

/** Those that count: of each kind the one that lasts longest, without those that the home does not need. */
function listCurrent<Paper extends Certificate>(
  papers: readonly Paper[],
  needs: DocumentNeeds,
): Paper[] {
  const current = papers.filter(
    (paper) => findCertificate(papers, paper.kind) === paper && isNeeded(paper, needs),
  );
  return current.toSorted((a, b) => (a.expiresOn < b.expiresOn ? -1 : 1));
}

/** When the first of a home's certificates runs out. Null without any. */
export function findDocumentExpiry(
  certificates: readonly Certificate[],
  needs: DocumentNeeds,
): string | null {
  return listCurrent(certificates, needs)[0]?.expiresOn ?? null;
}

/**
 * The certificates of a home that run out, or have, and that were not renewed. What the home does
 * not need is left out.
 */
export function listDueCertificates<Paper extends Certificate>(
  certificates: readonly Paper[],
  needs: DocumentNeeds,
  today: string,
): Paper[] {
  return listCurrent(certificates, needs).filter((paper) => findChaseStage(paper, today) !== null);
}

/** Those of which only the dates are known, so that nothing shows that they are there. */
export function listUnprovenCertificates<Paper extends Certificate>(
  certificates: readonly Paper[],
  needs: DocumentNeeds,
  today: string,
): Paper[] {
  return listCurrent(certificates, needs).filter(
    (paper) => getCertificateState(paper, today) === "unproven",
  );
}
