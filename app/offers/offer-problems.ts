import * as v from "valibot";
import {
  isComplete,
  isCompleteTenant,
  createOfferBody,
  type OfferDraft,
  placeOfferPayload,
} from "../../domain/offers/offer.ts";
import { listOfferProblems, type OfferMeasure } from "../../domain/offers/offer-check.ts";
import type { OfferHome } from "./offer-page-types.ts";

export interface OfferProblem {
  field: string;
  message: string;
}

export const controlIds = {
  details: "edit-details",
  addTenant: "add-tenant",
  /** @param index from 0 */
  tenant: (index: number) => `edit-tenant-${index + 1}`,
};

export type CheckContext = Pick<OfferMeasure, "rules" | "today">;

/** Applies the server's validation rules; returns one error per control. */
export function findOfferProblems(
  { details, tenants }: OfferDraft,
  home: OfferHome,
  measure: CheckContext,
): OfferProblem[] {
  if (details === null || !isComplete(details, home.liteOffer)) {
    return [{ field: controlIds.details, message: "Complete the offer details" }];
  }
  const unfinished = [...tenants.keys()].filter((index) => !isCompleteTenant(tenants[index]!));
  if (unfinished.length > 0) {
    return unfinished.map((index) =>
      toOfferProblem({ path: `tenants.${index}`, message: "Complete the missing details" }),
    );
  }
  const parsed = v.safeParse(
    placeOfferPayload,
    createOfferBody({ id: "-", home, details, tenants, recaptchaToken: "" }),
  );
  if (!parsed.success) return mergeByControl(parsed.issues.map(issueToProblem));
  return mergeByControl(listOfferProblems(parsed.output, { home, ...measure }).map(toOfferProblem));
}

function issueToProblem(issue: v.BaseIssue<unknown>): OfferProblem {
  return toOfferProblem({ path: v.getDotPath(issue) ?? "", message: issue.message });
}

/** `path` is the server's, such as `tenants.1.dob` or `rent`. */
export function toOfferProblem({ path, message }: { path: string; message: string }): OfferProblem {
  const tenant = /^tenants\.(\d+)\b/.exec(path)?.[1];
  if (tenant !== undefined) {
    const index = Number(tenant);
    return { field: controlIds.tenant(index), message: `Tenant ${index + 1}: ${message}` };
  }
  return { field: path === "tenants" ? controlIds.tenant(0) : controlIds.details, message };
}

export function mergeByControl(problems: readonly OfferProblem[]): OfferProblem[] {
  const byControl = new Map<string, string[]>();
  for (const { field, message } of problems) {
    byControl.set(field, [...(byControl.get(field) ?? []), message]);
  }
  return [...byControl].map(([field, messages]) => ({ field, message: messages.join(". ") }));
}
