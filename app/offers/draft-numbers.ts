import type { OfferTenant } from "../../domain/offers/offer.ts";
import { shareLeft } from "../../domain/offers/offer-rules.ts";

/** The number in a text as somebody typed it, `£2,450`; null where it is none. */
export function asNumber(text: string | undefined): number | null {
  const plain = (text ?? "").replaceAll(/[£,\s]/g, "");
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}

/** Percent of the rent; 0 where none is known. */
export function shareOf({ rentshare }: Partial<OfferTenant>): number {
  return asNumber(rentshare) ?? 0;
}

/** Of all tenants together, whole pounds a year. */
export function incomeOf(tenants: readonly Partial<OfferTenant>[]): number {
  return tenants.reduce((sum, { salary }) => sum + (asNumber(salary) ?? 0), 0);
}

/** Percent of the rent that the other tenants leave for one, never less than 0. */
export function shareLeftFor(tenants: readonly Partial<OfferTenant>[], index: number): number {
  return Math.max(0, shareLeft(tenants.toSpliced(index, 1).map(shareOf)));
}
