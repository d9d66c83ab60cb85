import type { DocumentKind } from "../documents/document.ts";
import { addMonths } from "../shared/dates.ts";
import type { Tenancy } from "./tenancy.ts";

/** Years in which a claim about a contract can be made (Limitation Act 1980, section 5). */
export const claimYears = 6;

/**
 * Copies of a right to rent check are kept until a year after the tenancy ended (Immigration Act
 * 2014, section 24, and the order of 2014 under it), and where there was none for as long as a claim
 * of discrimination can be made (Equality Act 2010, section 118: six months).
 */
const checkKinds = new Set<DocumentKind>(["identity", "right-to-rent"]);

/** What somebody earns and who spoke for them is not needed once the tenancy runs. */
const referenceKinds = new Set<DocumentKind>(["income", "reference"]);

/** London date on which a paper of a let is erased. Null while the let decides that. */
export function findEraseOn(
  { state, ending, acceptedOn }: Pick<Tenancy, "state" | "ending" | "acceptedOn">,
  kind: DocumentKind,
): string | null {
  if (referenceKinds.has(kind)) return addMonths(acceptedOn, 12);
  if (ending === null) return null;
  if (checkKinds.has(kind)) return addMonths(ending.on, state === "finished" ? 12 : 6);
  return findTenancyEraseOn({ ending });
}

/** The day on which all of a let is erased. */
export function findTenancyEraseOn({ ending }: Pick<Tenancy, "ending">): string | null {
  return ending && addMonths(ending.on, 12 * claimYears);
}
