import type { OfferTenant } from "../../domain/offers/offer.ts";
import { shareLeft } from "../../domain/offers/offer-rules.ts";

/** The number in a text as somebody typed it, `£2,450`; null where it is none. */
export function parseAmount(text: string | undefined): number | null {
  const digits = (text ?? "").replaceAll(/[£,\s]/g, "");
  return /^\d{1,9}(\.\d{1,2})?$/.test(digits) ? Number(digits) : null;
}

/** Percent of the rent; 0 where none is known. */
export function getRentShare({ rentshare }: Partial<OfferTenant>): number {
  return parseAmount(rentshare) ?? 0;
}

/** Of all tenants together, whole pounds a year. */
export function getTotalIncome(tenants: readonly Partial<OfferTenant>[]): number {
  return tenants.reduce((sum, { salary }) => sum + (parseAmount(salary) ?? 0), 0);
}

/** Percent of the rent that the other tenants leave for one, never less than 0. */
export function getRemainingShare(tenants: readonly Partial<OfferTenant>[], index: number): number {
  return Math.max(0, shareLeft(tenants.toSpliced(index, 1).map(getRentShare)));
}
