import type { DocumentKind, DocumentSubject } from "../documents/document.ts";
import type { PersonRole } from "../tenancies/tenancy.ts";

/** What somebody of a tenancy may send on their page, by what they are in it. */
export const renterDocuments: Record<PersonRole, readonly DocumentKind[]> = {
  tenant: ["identity", "right-to-rent", "income", "reference", "other"],
  occupier: ["identity", "right-to-rent", "other"],
  guarantor: ["identity", "income", "guarantee", "other"],
};

/** What a landlord may send for a home of theirs. */
export const landlordDocuments: readonly DocumentKind[] = [
  "gas-certificate",
  "electrical-report",
  "energy-certificate",
  "insurance",
  "licence",
  "ownership",
  "terms",
  "other",
];

/** Papers of the whole tenancy, which belong to nobody alone. */
const tenancyKinds: Record<PersonRole | "landlord", readonly DocumentKind[]> = {
  tenant: [
    "written-statement",
    "agreement",
    "signed-agreement",
    "extension",
    "keep-reasons",
    "receipt",
    "gas-certificate",
    "electrical-report",
    "energy-certificate",
    "deposit-certificate",
    "prescribed-information",
    "inventory",
  ],
  occupier: ["gas-certificate", "electrical-report", "energy-certificate", "inventory"],
  guarantor: ["guarantee", "written-statement", "agreement", "signed-agreement"],
  landlord: [
    "written-statement",
    "agreement",
    "signed-agreement",
    "extension",
    "gas-certificate",
    "electrical-report",
    "energy-certificate",
    "deposit-certificate",
    "inventory",
  ],
};

/**
 * Of the whole tenancy, also where they are kept as evidence of one person's step: everybody who is party
 * to it may read it.
 */
const jointPapers: ReadonlySet<DocumentKind> = new Set([
  "written-statement",
  "agreement",
  "signed-agreement",
  "deposit-certificate",
  "prescribed-information",
  "inventory",
]);

/** A paper that was kept, as far as the question goes who may read it. */
export interface StoredDocument {
  kind: DocumentKind;
  subject: DocumentSubject;
  subjectId: string;
  contactId: string | null;
  /** Staff id, contact id or landlord id. */
  addedBy: string;
  addedAt: Date;
}

export interface RenterReader {
  contactIds: readonly string[];
  /** What they are in each tenancy, by its id. */
  roles: ReadonlyMap<string, readonly PersonRole[]>;
}

/**
 * What they have sent, and of their tenancies what everybody in their place gets. What the office keeps of
 * its checks is not theirs to read here: a reference was given in confidence, and a name on the
 * sanctions list is told to nobody.
 */
export function mayRenterRead(paper: StoredDocument, { contactIds, roles }: RenterReader): boolean {
  if (paper.subject !== "tenancy") return false;
  const own = roles.get(paper.subjectId) ?? [];
  if (own.length === 0) return false;
  if (isOfOne(paper) && !contactIds.includes(paper.contactId ?? "")) return false;
  if (paper.contactId !== null && contactIds.includes(paper.addedBy)) return true;
  return own.some((role) => tenancyKinds[role].includes(paper.kind));
}

function isOfOne({ contactId, kind }: StoredDocument): boolean {
  return contactId !== null && !jointPapers.has(kind);
}

export interface LandlordHome {
  id: string;
  /** What the office kept for it earlier belongs to the landlord before. Null for its first one. */
  papersFrom: Date | null;
}

export interface LandlordReader {
  landlordId: string;
  homes: readonly LandlordHome[];
  tenancyIds: readonly string[];
}

/**
 * Papers of theirs and of their homes. What renters send is theirs, and the office's, alone; and what
 * a home's landlord before them sent, or got, stays that one's.
 */
export function mayLandlordRead(paper: StoredDocument, reader: LandlordReader): boolean {
  if (paper.subject === "landlord") return paper.subjectId === reader.landlordId;
  if (paper.subject === "home") {
    const home = reader.homes.find(({ id }) => id === paper.subjectId);
    if (home === undefined) return false;
    const { papersFrom } = home;
    const isOfNow = papersFrom === null || paper.addedAt >= papersFrom;
    return isOfNow || paper.addedBy === reader.landlordId;
  }
  const isOfTenancy = !isOfOne(paper) && tenancyKinds.landlord.includes(paper.kind);
  return isOfTenancy && reader.tenancyIds.includes(paper.subjectId);
}
