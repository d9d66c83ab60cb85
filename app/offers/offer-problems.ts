import * as v from "valibot";
import {
  isComplete,
  isCompleteTenant,
  offerBody,
  type OfferDraft,
  placeOfferPayload,
} from "../../domain/offers/offer.ts";
import { offerProblems, type OfferMeasure } from "../../domain/offers/offer-check.ts";
import type { OfferHome } from "./offer-page-types.ts";

/** Something that keeps an offer from being sent, and the id of the control that leads to it. */
export interface OfferProblem {
  field: string;
  message: string;
}

/** Ids of the controls on the main window. */
export const controls = {
  details: "edit-details",
  addTenant: "add-tenant",
  /** @param index from 0 */
  tenant: (index: number) => `edit-tenant-${index + 1}`,
};

/** What is compared against beside the home. */
export type Measure = Pick<OfferMeasure, "rules" | "today">;

/**
 * What the house would refuse of an offer for which Submit is enabled, one line for each control,
 * by the rules that the house applies.
 */
export function problemsOf(
  { details, tenants }: OfferDraft,
  home: OfferHome,
  measure: Measure,
): OfferProblem[] {
  if (details === null || !isComplete(details, home.liteOffer)) {
    return [{ field: controls.details, message: "Some of the offer details are still missing" }];
  }
  const unfinished = [...tenants.keys()].filter((index) => !isCompleteTenant(tenants[index]!));
  if (unfinished.length > 0) {
    return unfinished.map((index) =>
      refusedProblem({ path: `tenants.${index}`, message: "Some answers are still missing" }),
    );
  }
  const parsed = v.safeParse(
    placeOfferPayload,
    offerBody({ id: "-", home, details, tenants, recaptchaToken: "" }),
  );
  if (!parsed.success) return onePerControl(parsed.issues.map(refusedIssue));
  return onePerControl(offerProblems(parsed.output, { home, ...measure }).map(refusedProblem));
}

function refusedIssue(issue: v.BaseIssue<unknown>): OfferProblem {
  return refusedProblem({ path: v.getDotPath(issue) ?? "", message: issue.message });
}

/**
 * A refusal of the house as a problem of the main window.
 * @param path `tenants.1.dob`, `rent`
 */
export function refusedProblem({ path, message }: { path: string; message: string }): OfferProblem {
  const tenant = /^tenants\.(\d+)\b/.exec(path)?.[1];
  if (tenant !== undefined) {
    const index = Number(tenant);
    return { field: controls.tenant(index), message: `Tenant ${index + 1}: ${message}` };
  }
  return { field: path === "tenants" ? controls.tenant(0) : controls.details, message };
}

export function onePerControl(problems: readonly OfferProblem[]): OfferProblem[] {
  const byControl = new Map<string, string[]>();
  for (const { field, message } of problems) {
    byControl.set(field, [...(byControl.get(field) ?? []), message]);
  }
  return [...byControl].map(([field, messages]) => ({ field, message: messages.join(". ") }));
}
