import * as v from "valibot";
import { addDays, addMonths } from "../shared/dates.ts";
import type { RecordChange } from "../shared/record-change.ts";
import {
  describeLandlordChange,
  describeUnprintableLandlord,
  type LandlordRecord,
} from "./landlord-check.ts";

export const landlordPlans = {
  "tenant-find": "Tenant find",
  "fully-managed": "Fully managed",
  "management-only": "Management only",
} as const;
export type LandlordPlan = keyof typeof landlordPlans;

export const landlordPlan = v.picklist(
  ["tenant-find", "fully-managed", "management-only"],
  "Select a plan",
);

/**
 * The last of 14 days in which terms signed away from the office can be cancelled. They begin only
 * once the landlord was told (Consumer Contracts Regulations 2013, regulations 29 to 31); untold, a
 * year is added.
 */
export function findCancellationEnd(terms: {
  signedOn: string | null;
  signedWhere: "office" | "elsewhere" | null;
  toldOn: string | null;
}): string | null {
  const { signedOn, signedWhere, toldOn } = terms;
  if (signedOn === null || signedWhere !== "elsewhere") return null;
  const usual = addDays(signedOn, 14);
  const last = addMonths(usual, 12);
  if (toldOn === null) return last;
  const fromTold = toldOn <= signedOn ? usual : addDays(toldOn, 14);
  return fromTold < last ? fromTold : last;
}

export const cancellationProblems = {
  "not-signed": "These terms haven’t been signed, so there’s nothing to cancel.",
  "cancelled-already": "These terms have already been cancelled.",
  "signed-in-office":
    "Terms signed in our office can’t be cancelled. They can only be ended under their own terms.",
  "before-signing": "Enter a date on or after the signature",
  future: "Enter today’s date or an earlier one",
  late: "The 14 days for cancelling had already ended. The contract can only be ended under its own terms.",
} as const;
export type CancellationProblem = keyof typeof cancellationProblems;

/**
 * Whether a landlord's statement of that day cancels their terms. It is in time if it was sent in
 * time (Consumer Contracts Regulations 2013, regulations 29, 31 and 32).
 */
export function findCancellationProblem(
  terms: Parameters<typeof findCancellationEnd>[0] & { cancelledOn: string | null },
  on: string,
  today: string,
): CancellationProblem | null {
  if (terms.signedOn === null) return "not-signed";
  if (terms.cancelledOn !== null) return "cancelled-already";
  const end = findCancellationEnd(terms);
  if (end === null) return "signed-in-office";
  if (on < terms.signedOn) return "before-signing";
  if (on > today) return "future";
  return on > end ? "late" : null;
}

/** What keeps the office from letting for a landlord, in words, or null. */
export function findLandlordProblem(landlord: {
  sanctions: "clear" | "match" | null;
  checked: LandlordRecord | null;
  change: RecordChange | null;
}): string | null {
  if (landlord.sanctions === "match")
    return "Their name is on the UK sanctions list. Stop and report it to OFSI.";
  if (landlord.sanctions === null)
    return "They haven’t been checked against the UK sanctions list.";
  if (landlord.change !== null)
    return `${describeLandlordChange(landlord.change)} Check them again, or restore the record.`;
  if (landlord.checked === null || landlord.checked.address === null)
    return "Their address is missing. The agreement must give it (Landlord and Tenant Act 1987, section 48).";
  const unprintable = describeUnprintableLandlord(landlord.checked);
  return unprintable && `${unprintable} Check them again, using Latin letters.`;
}

/** `Hannah Lindqvist` becomes `H. L.`: what a landlord sees of a renter before the decision. */
export function toInitials(name: string): string {
  const parts = name.trim().split(/\s+/).filter(Boolean);
  const ends = parts.length > 1 ? [parts[0]!, parts.at(-1)!] : parts;
  return ends
    .map((part) => `${part.slice(0, part.codePointAt(0)! > 0xffff ? 2 : 1).toUpperCase()}.`)
    .join(" ");
}
