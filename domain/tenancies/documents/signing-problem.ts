import { findNamingProblem } from "./naming-problem.ts";
import type { ProgressRule } from "../progress-rules.ts";
import { areStepsDone } from "../steps/required-steps.ts";
import type { TenancyLandlord } from "../tenancy-action.ts";
import { listPeople, listSteps, type StepKind, type Tenancy } from "../tenancy.ts";

/**
 * What the law and the office want done before the first of them signs. A limited right to rent is
 * checked for the start, so who signs after it signs on a check that may be too old.
 */
export function findSigningProblem(
  tenancy: Tenancy,
  landlord: TenancyLandlord | null,
  on: string,
): ProgressRule | null {
  if (landlord?.sanctions === "match") return "landlord-sanctions-match";
  if (landlord?.sanctions === null) return "landlord-unchecked";
  const problem = findNamingProblem(tenancy, landlord);
  if (problem !== null) return problem;
  if (on > tenancy.startsOn) return "start-passed";
  if (!areFulfilledBy(tenancy, on, "written-statement")) return "statement-before-signing";
  if (!areStepsDone(tenancy, "identity", "sanctions", "references")) return "checks-before-signing";
  if (listPeople(tenancy, "tenant", "occupier").length < tenancy.adults) return "adults-unnamed";
  if (!areFulfilledBy(tenancy, on, "right-to-rent")) return "right-to-rent-before-signing";
  if (listLimitedChecks(tenancy).some((day) => day >= on)) return "right-to-rent-same-day";
  const guarantors = listPeople(tenancy, "guarantor");
  const isGuaranteed = guarantors.length > 0 || !tenancy.guarantorRequired;
  return isGuaranteed && areStepsDone(tenancy, "guarantee") ? null : "guarantor-missing";
}

/** What the law wants before the signature itself, which can be recorded days later. */
function areFulfilledBy(tenancy: Tenancy, on: string, kind: StepKind): boolean {
  const isInTime = listSteps(tenancy, kind).every(({ done }) => done !== null && done.on <= on);
  return isInTime && areStepsDone(tenancy, kind);
}

/** The 28 days for such a check end on the day before the agreement (order of 2014, article 8). */
function listLimitedChecks(tenancy: Tenancy): string[] {
  return listSteps(tenancy, "right-to-rent").flatMap(({ done }) =>
    done?.rightToRent?.result === "limited" ? [done.on] : [],
  );
}
