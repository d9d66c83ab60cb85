import { incomeMultiple } from "../agency/shown-settings.ts";
import { isAdultOn } from "../contacts/adult.ts";
import { addDays } from "../shared/dates.ts";
import { formatCount } from "../shared/formats/count.ts";
import { maxTenants } from "./tenant-fields.ts";

/** Whole pounds a year. */
export function calculateRequiredIncome(rentPcm: number): number {
  return incomeMultiple.usual * rentPcm;
}

/** A guarantor is needed if the income is insufficient (renter specification, section 4). */
export function isGuarantorRequired(incomeSufficient: boolean): boolean {
  return !incomeSufficient;
}

/** Returns what is wrong with a date of birth, or null. Without a `startdate`, `today` is used. */
export function findDobProblem(
  dob: string,
  startdate: string | null,
  today: string,
): string | null {
  if (dob > today || dob < "1900") return "Enter a real date of birth";
  if (isAdultOn(dob, startdate ?? today)) return null;
  return "Every tenant must be 18 or over on the move-in date";
}

/** Days ahead that a tenancy may begin. Anything later is probably a typing error. */
const furthestStart = 730;

export function findStartDateProblem(startdate: string, today: string): string | null {
  if (startdate < today) return "Enter a move-in date from today onwards";
  if (startdate > addDays(today, furthestStart))
    return "Enter a move-in date within the next two years";
  return null;
}

/** Unallocated per cent of the rent, to two decimals. Negative if over-allocated. */
export function shareLeft(shares: readonly number[]): number {
  return (10_000 - shares.reduce((sum, share) => sum + Math.round(share * 100), 0)) / 100;
}

export function findSharesProblem(shares: readonly number[]): string | null {
  const left = shareLeft(shares);
  if (left === 0) return null;
  const sum = Number((100 - left).toFixed(2));
  return `The rent shares of all tenants must add up to 100%. They add up to ${sum}%`;
}

/** Null if they agree. An offer has at most `maxTenants` tenants, whatever the adults. */
export function findAdultsQuestion(adults: number, tenants: number): string | null {
  if (Math.min(adults, maxTenants) === tenants) return null;
  return `You counted ${formatCount(adults, "adult")} and named ${formatCount(tenants, "tenant")}. Everyone aged 18 or over who will live there usually signs the agreement. Is this what you mean?`;
}
