import { addDays, addMonths } from "../../shared/dates.ts";
import { type ProgressRule } from "../progress-rules.ts";
import type { RightToRent } from "./right-to-rent-result.ts";
import type { StepDone, TenancyPerson } from "../tenancy.ts";

/** Days before the start within which a right that is limited in time is checked. */
export const limitedCheckDays = 28;

/** Days for which a share code opens its page (Home Office, view a tenant's right to rent). */
export const shareCodeDays = 90;

/** A permanent right can be checked at any time; a limited one only shortly before the start. */
export function isRightToRentInTime(
  { on, rightToRent }: Pick<StepDone, "on" | "rightToRent">,
  startsOn: string,
): boolean {
  if (rightToRent === null || rightToRent.result === "none") return false;
  if (rightToRent.result === "permanent") return true;
  const isLasting = rightToRent.permissionUntil !== null && rightToRent.permissionUntil >= startsOn;
  return isLasting && on >= findFirstLimitedCheck(startsOn);
}

export function findFirstLimitedCheck(startsOn: string): string {
  return addDays(startsOn, -limitedCheckDays);
}

/**
 * The day by which a limited right is checked again: the end of the leave or of the year that began
 * with the last check, whichever is later (Immigration Act 2014, section 27(4)).
 */
export function findFollowUp({ on, rightToRent }: StepDone): string | null {
  if (rightToRent?.result !== "limited" || rightToRent.permissionUntil === null) return null;
  const year = addDays(addMonths(on, 12), -1);
  return rightToRent.permissionUntil > year ? rightToRent.permissionUntil : year;
}

export function findShareCodeEnd(givenOn: string): string {
  return addDays(givenOn, shareCodeDays);
}

/** Nine letters and digits. One for renting begins with R. */
export function normaliseShareCode(text: string): string | null {
  const code = text.replaceAll(/[\s-]/g, "").toUpperCase();
  return /^R[A-Z\d]{8}$/.test(code) ? code : null;
}

/** What is wrong with a check that is being recorded, or null. */
export function findCheckProblem(
  { result, method, permissionUntil }: RightToRent,
  { on, startsOn, person }: { on: string; startsOn: string; person: TenancyPerson },
): ProgressRule | null {
  if ((result === "limited") !== (permissionUntil !== null)) return "right-to-rent-details";
  if (method === "share-code") {
    if (person.shareCode === null) return "share-code-missing";
    if (on > findShareCodeEnd(person.shareCode.givenOn)) return "share-code-old";
  }
  if (result !== "limited") return null;
  if (permissionUntil !== null && permissionUntil < startsOn) return "right-to-rent-over";
  return on < findFirstLimitedCheck(startsOn) ? "right-to-rent-early" : null;
}
