import { formatNameKey } from "../shared/text/compare-names.ts";
import { type Applicant, createPersonKeys, type KnownPerson } from "./applicant.ts";

/** What a visitor sent, by the table that keeps it. One that was begun is an enquiry, too. */
export const claimSubjects = ["enquiry", "request", "offer"] as const;

export type ClaimSubject = (typeof claimSubjects)[number];

/** The office keeps its own record, or takes what was sent. */
export const claimDecisions = ["kept", "taken"] as const;

export type ClaimDecision = (typeof claimDecisions)[number];

export interface Claim extends Applicant {
  /** Null while nobody has decided. */
  decision: ClaimDecision | null;
}

/**
 * Whether the sender gave other details than the record has. Another notation of the same name,
 * number or address is no difference.
 */
export function differsFromRecord(claim: Applicant, record: KnownPerson): boolean {
  return formatKey(claim) !== formatKey(record);
}

/**
 * Claims about one record that the office has to decide. Of equal ones the first stands for all, and
 * what it has refused to take once is not asked again.
 * @param claims about one record, the newest first
 */
export function listUndecidedClaims<One extends Claim>(
  claims: readonly One[],
  record: KnownPerson,
): One[] {
  const settled = new Set(
    claims.filter(({ decision }) => decision === "kept").map((claim) => formatKey(claim)),
  );
  settled.add(formatKey(record));
  return claims.filter((claim) => {
    const key = formatKey(claim);
    if (settled.has(key)) return false;
    settled.add(key);
    return true;
  });
}

function formatKey(person: KnownPerson): string {
  const { emailKey, phoneKey } = createPersonKeys(person);
  return [formatNameKey(person), emailKey, phoneKey].join("\n");
}
