import {
  isComplete,
  isCompleteTenant,
  noAcceptances,
  type OfferDraft,
  type OfferTenant,
} from "../../domain/offers/offer.ts";
import type { OfferView } from "./offer-windows.ts";

/**
 * The draft with a tenant put in place. One more than there were clears all acceptances, because
 * everybody named must agree (renter specification, section 4).
 * @param index from 0; the number of tenants adds one
 */
export function upsertTenant(
  draft: OfferDraft,
  index: number,
  tenant: Partial<OfferTenant>,
): OfferDraft {
  const isNew = index >= draft.tenants.length;
  return {
    ...draft,
    tenants: isNew ? [...draft.tenants, tenant] : draft.tenants.with(index, tenant),
    acceptances: isNew ? noAcceptances : draft.acceptances,
  };
}

export function removeTenant(draft: OfferDraft, index: number): OfferDraft {
  return { ...draft, tenants: draft.tenants.toSpliced(index, 1) };
}

/**
 * The draft after a window was left without being done. What had been done before stands as it was;
 * what never was stays as far as it came, and the page says that it is unfinished.
 * @param before the draft when the window opened
 */
export function restoreCompletedAnswers(
  view: OfferView,
  before: OfferDraft,
  now: OfferDraft,
): OfferDraft {
  if (view.kind === "offer") {
    return isComplete(before.details, false) ? { ...now, details: before.details } : now;
  }
  if (view.kind === "main") return now;
  const tenant = before.tenants[view.index];
  if (tenant && isCompleteTenant(tenant) && view.index < now.tenants.length) {
    return { ...now, tenants: now.tenants.with(view.index, tenant) };
  }
  return now;
}
