import type { DocumentKind } from "../../documents/document.ts";
import { claimYears } from "../../documents/document-retention.ts";
import { addDays, addMonths } from "../../shared/dates.ts";
import type { Tenancy } from "../tenancy.ts";

/**
 * Copies of a right to rent check are kept until a year after the tenancy ended (Immigration Act
 * 2014, section 24, and the order of 2014 under it), and where there was none for as long as a claim
 * of discrimination can be made (Equality Act 2010, section 118: six months).
 */
const checkKinds = new Set<DocumentKind>(["identity", "right-to-rent"]);

/** What somebody earns and who spoke for them is not needed once the tenancy runs. */
const referenceKinds = new Set<DocumentKind>(["income", "reference"]);

/** London date on which a paper of a tenancy is erased. Null until the tenancy ends. */
export function findEraseOn(
  { state, ending, acceptedOn }: Pick<Tenancy, "state" | "ending" | "acceptedOn">,
  kind: DocumentKind,
): string | null {
  if (referenceKinds.has(kind)) return addMonths(acceptedOn, 12);
  if (ending === null) return null;
  if (checkKinds.has(kind)) return addMonths(ending.on, state === "finished" ? 12 : 6);
  return findTenancyEraseOn({ ending });
}

/**
 * Months after which somebody makes sure that a tenancy goes on, so that what is kept until a year after
 * its end is not kept for longer where nobody told us of it.
 */
const confirmMonths = 12;

/** Days before which it is asked for. */
export const confirmNoticeDays = 14;

export function findNextConfirmation({
  confirmed,
  startsOn,
}: Pick<Tenancy, "confirmed" | "startsOn">): string {
  return addMonths(confirmed?.on ?? startsOn, confirmMonths);
}

/** The last day on which one that is asked for today can have been made sure of. */
export function findLastConfirmationToAsk(today: string): string {
  const dueOn = addDays(today, confirmNoticeDays);
  const day = addMonths(dueOn, -confirmMonths);
  // Of 29 February the next one is due on the 28th, as of the 28th.
  const leapDay = addDays(day, 1);
  return addMonths(leapDay, confirmMonths) <= dueOn ? leapDay : day;
}

/** The day on which all of a tenancy is erased. */
export function findTenancyEraseOn({ ending }: Pick<Tenancy, "ending">): string | null {
  return ending && addMonths(ending.on, 12 * claimYears);
}
