import {
  isComplete,
  isCompleteTenant,
  noAcceptances,
  type OfferDraft,
  type OfferTenant,
} from "../../../domain/offers/offer.ts";
import type { OfferView } from "../steps/offer-windows.ts";

/** A new tenant clears all acceptances: everyone must agree (renter specification, section 4). */
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
 * Returns the draft after a window is closed unfinished. Answers that were complete are restored;
 * incomplete ones keep their edits and are marked as unfinished.
 * @param before draft when the window opened
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
