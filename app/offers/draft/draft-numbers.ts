import type { OfferTenant } from "../../../domain/offers/offer.ts";
import { shareLeft } from "../../../domain/offers/offer-rules.ts";

/** Parses typed text such as `£2,450`; null if it is not a number. */
export function parseAmount(text: string | undefined): number | null {
  const digits = (text ?? "").replaceAll(/[£,\s]/g, "");
  return /^\d{1,9}(\.\d{1,2})?$/.test(digits) ? Number(digits) : null;
}

/** Percentage of the rent; 0 if unknown. */
export function getRentShare({ rentshare }: Partial<OfferTenant>): number {
  return parseAmount(rentshare) ?? 0;
}

/** Combined income, whole pounds a year. */
export function getTotalIncome(tenants: readonly Partial<OfferTenant>[]): number {
  return tenants.reduce((sum, { salary }) => sum + (parseAmount(salary) ?? 0), 0);
}

/** Percentage of the rent not covered by the other tenants, at least 0. */
export function getRemainingShare(tenants: readonly Partial<OfferTenant>[], index: number): number {
  return Math.max(0, shareLeft(tenants.toSpliced(index, 1).map(getRentShare)));
}
