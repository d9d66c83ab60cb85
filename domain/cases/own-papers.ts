import type { DocumentKind, DocumentSubject } from "../documents/document.ts";
import type { PersonRole } from "../tenancies/tenancy.ts";

/** What somebody of a let may send on their page, by what they are in it. */
export const renterPapers: Record<PersonRole, readonly DocumentKind[]> = {
  tenant: ["identity", "right-to-rent", "income", "reference", "other"],
  occupier: ["identity", "right-to-rent", "other"],
  guarantor: ["identity", "income", "guarantee", "other"],
};

/** What a landlord may send for a home of theirs. */
export const landlordPapers: readonly DocumentKind[] = [
  "gas-certificate",
  "electrical-report",
  "energy-certificate",
  "insurance",
  "terms",
  "other",
];

/** Papers of the whole let, which belong to nobody alone. */
const letPapers: Record<PersonRole | "landlord", readonly DocumentKind[]> = {
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
  guarantor: ["written-statement", "agreement", "signed-agreement"],
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

/** A paper that was kept, as far as the question goes who may read it. */
export interface KeptPaper {
  kind: DocumentKind;
  subject: DocumentSubject;
  subjectId: string;
  contactId: string | null;
}

export interface RenterReader {
  contactIds: readonly string[];
  /** What they are in each let, by its id. */
  roles: ReadonlyMap<string, readonly PersonRole[]>;
}

/** Their own papers, and of their lets those that belong to nobody alone. */
export function mayRenterRead(paper: KeptPaper, { contactIds, roles }: RenterReader): boolean {
  if (paper.subject !== "tenancy") return false;
  const own = roles.get(paper.subjectId) ?? [];
  if (own.length === 0) return false;
  if (paper.contactId !== null) return contactIds.includes(paper.contactId);
  return own.some((role) => letPapers[role].includes(paper.kind));
}

export interface LandlordReader {
  landlordId: string;
  listingIds: readonly string[];
  tenancyIds: readonly string[];
}

/** Papers of theirs and of their homes. What renters send is theirs, and the office's, alone. */
export function mayLandlordRead(paper: KeptPaper, reader: LandlordReader): boolean {
  if (paper.subject === "landlord") return paper.subjectId === reader.landlordId;
  if (paper.subject === "home") return reader.listingIds.includes(paper.subjectId);
  const isOfLet = paper.contactId === null && letPapers.landlord.includes(paper.kind);
  return isOfLet && reader.tenancyIds.includes(paper.subjectId);
}
