import { withVat } from "./fees.ts";

/** F fully managed, T tenant find, M management only. */
export const planCodes = ["T", "F", "M"] as const;
export type PlanCode = (typeof planCodes)[number];

export interface FeeQuestion {
  /** Whole or broken pounds a calendar month; held within `calculatorLimits.rent`. */
  rent: number;
  /** What the other agency takes of a year's rent, in percent; held within its limits too. */
  otherPercent: number;
  plan: PlanCode;
}

/** In pounds and pence, including VAT. */
export interface FeeEstimate {
  /** On the first contract, of a year. */
  saving: number;
  /** What is saved again at a renewal, where the other agency charges for one. */
  renewal: number;
}

/** What the calculator starts with (landlord specification, section 9). */
export const calculatorStart: FeeQuestion = { rent: 2500, otherPercent: 15, plan: "T" };

/** The most a question may hold; `rentSlider` is how far the slider for the rent goes. */
export const calculatorLimits = { rent: 50_000, rentSlider: 10_000, otherPercent: 20 } as const;

const renewalFactors: Record<PlanCode, number> = { F: 0.65, T: 1, M: 1.85 };

/**
 * What a landlord saves against another agency, by the rules of the landlord specification,
 * section 9. They are the calculator's own and give an estimate: the fee table isn't used here.
 */
export function estimateFees(question: FeeQuestion): FeeEstimate {
  const { rent, otherPercent, plan } = withinLimits(question);
  const annual = 12 * rent;
  const other = (annual * otherPercent) / 100;
  const ours = ourFee(plan, rent);
  return {
    saving: pence(Math.max(0, withVat(other - ours))),
    renewal: pence(withVat((renewalFactors[plan] * other) / 2)),
  };
}

/** The question with its numbers brought within the limits; what is no number counts as 0. */
export function withinLimits({ rent, otherPercent, plan }: FeeQuestion): FeeQuestion {
  return {
    rent: clampAmount(rent, calculatorLimits.rent),
    otherPercent: clampAmount(otherPercent, calculatorLimits.otherPercent),
    plan,
  };
}

export type AmountProblem = "unreadable" | "low" | "high";

/** Why an amount can't be counted as it is; null where it can. */
export function findAmountProblem(amount: number, most: number): AmountProblem | null {
  if (Number.isNaN(amount)) return "unreadable";
  if (amount < 0) return "low";
  return amount > most ? "high" : null;
}

function ourFee(plan: PlanCode, rent: number): number {
  const annual = 12 * rent;
  const tenantFind = rent < 3000 ? 948 : 0.03 * annual;
  const management = Math.max(720, 0.04 * annual);
  return { F: tenantFind + management, T: tenantFind, M: management + 100 }[plan];
}

function clampAmount(value: number, most: number): number {
  return Number.isNaN(value) ? 0 : Math.min(most, Math.max(0, value));
}

function pence(amount: number): number {
  return Math.round(amount * 100) / 100;
}
