import { isComplete, type OfferDraft } from "../../domain/offers/offer.ts";
import type { OfferView } from "./steps/offer-windows.ts";

export type MissingItem =
  | { kind: "details" }
  | { kind: "tenants" }
  /** @param number from 1 */
  | { kind: "firstname"; number: number }
  | { kind: "terms" }
  | { kind: "privacy" };

/** In page order; empty if nothing is missing. */
export function findMissing({ details, tenants, acceptances }: OfferDraft): MissingItem[] {
  const missing: MissingItem[] = [];
  if (!isComplete(details, false)) missing.push({ kind: "details" });
  if (tenants.length === 0) missing.push({ kind: "tenants" });
  for (const [index, { firstname }] of tenants.entries()) {
    if (!firstname?.trim()) missing.push({ kind: "firstname", number: index + 1 });
  }
  if (!acceptances.offerTerms && !acceptances.contractTerms) missing.push({ kind: "terms" });
  if (!acceptances.privacy) missing.push({ kind: "privacy" });
  return missing;
}

/** Renter specification, section 4, 'Offer container'. */
export function canSubmit(
  draft: OfferDraft,
  { submitting, view }: { submitting: boolean; view: OfferView },
): boolean {
  return !submitting && view.kind === "main" && findMissing(draft).length === 0;
}
