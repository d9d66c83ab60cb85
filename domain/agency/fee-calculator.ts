import { withVat } from "./fees.ts";

/** T: tenant find, F: fully managed, M: management only. */
export const planCodes = ["T", "F", "M"] as const;
export type PlanCode = (typeof planCodes)[number];

export interface FeeQuestion {
  /** Pounds a calendar month, may have pence. Clamped to `calculatorLimits.rent`. */
  rent: number;
  /** Other agency's share of a year's rent in per cent, clamped too. */
  otherPercent: number;
  plan: PlanCode;
}

/** Pounds including VAT, not rounded. */
export interface FeeEstimate {
  /** The other agency's fee for a year, less ours; never below 0. */
  saving: number;
  /** A share of half the other agency's fee for a year. No fee of ours counts in it. */
  renewal: number;
  /** That share in per cent. */
  renewalPercent: number;
  /** For a year, as the saving assumes them. */
  otherFee: number;
  ourFee: number;
}

/** Initial values (landlord specification, section 9). */
export const calculatorStart: FeeQuestion = { rent: 2500, otherPercent: 15, plan: "T" };

export const calculatorLimits = { rent: 50_000, rentSlider: 10_000, otherPercent: 20 } as const;

const renewalPercents: Record<PlanCode, number> = { F: 65, T: 100, M: 185 };

/** Landlord specification, section 9. An estimate with its own rules, not the fee table's. */
export function estimateFees(question: FeeQuestion): FeeEstimate {
  const { rent, otherPercent, plan } = clampToLimits(question);
  const annual = 12 * rent;
  const other = (annual * otherPercent) / 100;
  const ourFee = calculateOurFee(plan, rent);
  return {
    saving: Math.max(0, withVat(other - ourFee)),
    renewal: (withVat(other) * renewalPercents[plan]) / 200,
    renewalPercent: renewalPercents[plan],
    otherFee: withVat(other),
    ourFee: withVat(ourFee),
  };
}

export function clampToLimits({ rent, otherPercent, plan }: FeeQuestion): FeeQuestion {
  return {
    rent: clampAmount(rent, calculatorLimits.rent),
    otherPercent: clampAmount(otherPercent, calculatorLimits.otherPercent),
    plan,
  };
}

export type AmountProblem = "unreadable" | "low" | "high";

export function findAmountProblem(amount: number, maximum: number): AmountProblem | null {
  if (Number.isNaN(amount)) return "unreadable";
  if (amount < 0) return "low";
  return amount > maximum ? "high" : null;
}

function calculateOurFee(plan: PlanCode, rent: number): number {
  const annual = 12 * rent;
  const tenantFind = rent < 3000 ? 948 : 0.03 * annual;
  const management = Math.max(720, 0.04 * annual);
  return { F: tenantFind + management, T: tenantFind, M: management + 100 }[plan];
}

function clampAmount(value: number, maximum: number): number {
  return Number.isNaN(value) ? 0 : Math.min(maximum, Math.max(0, value));
}
