import {
  calculateHoldingDeposit,
  capDepositPence,
  capHoldingDepositPence,
} from "../listings/move-in-cost.ts";
import { countTowards, findPayment, type PaymentKind, type Tenancy } from "./tenancy.ts";
import type { ProgressRule } from "./progress-rules.ts";

export const capRules: Record<PaymentKind, ProgressRule> = {
  "holding-deposit": "holding-deposit-cap",
  "first-rent": "rent-cap",
  deposit: "deposit-cap",
};

/**
 * The most that may be asked, in pence. With the consent of who paid it, the holding deposit makes
 * up a part of the first rent or of the deposit.
 */
export function capPayment(
  tenancy: Pick<Tenancy, "rentPcm" | "payments" | "holdingChoice">,
  kind: PaymentKind,
): number {
  if (kind === "holding-deposit") return capHoldingDepositPence(tenancy.rentPcm);
  const whole = kind === "deposit" ? capDepositPence(tenancy.rentPcm) : 100 * tenancy.rentPcm;
  return whole - countTowards(tenancy, kind);
}

/** The deposit as a whole, with what the holding deposit makes up of it. */
export function findDepositPence(
  tenancy: Pick<Tenancy, "rentPcm" | "payments" | "takesDeposit" | "holdingChoice">,
): number {
  const asked = findPayment(tenancy, "deposit")?.askedPence ?? proposePayment(tenancy, "deposit");
  return asked + countTowards(tenancy, "deposit");
}

/** What the office asks for unless somebody enters less, in pence. Never above the cap. */
export function proposePayment(
  tenancy: Pick<Tenancy, "rentPcm" | "payments" | "takesDeposit" | "holdingChoice">,
  kind: PaymentKind,
): number {
  const week = 100 * calculateHoldingDeposit(tenancy.rentPcm);
  if (kind === "holding-deposit") return week;
  if (kind === "deposit") {
    return tenancy.takesDeposit ? 5 * week - countTowards(tenancy, "deposit") : 0;
  }
  return capPayment(tenancy, "first-rent");
}
