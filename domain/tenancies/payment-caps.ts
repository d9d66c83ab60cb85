import {
  calculateHoldingDeposit,
  capDepositPence,
  capHoldingDepositPence,
} from "../listings/move-in-cost.ts";
import { countHeld, findPayment, type PaymentKind, type Tenancy } from "./tenancy.ts";
import type { ProgressRule } from "./progress-rules.ts";

export const capRules: Record<PaymentKind, ProgressRule> = {
  "holding-deposit": "holding-deposit-cap",
  "first-rent": "rent-cap",
  deposit: "deposit-cap",
};

/**
 * The most that may be asked, in pence. What is held as holding deposit counts towards the first
 * rent.
 */
export function capPayment(
  tenancy: Pick<Tenancy, "rentPcm" | "payments">,
  kind: PaymentKind,
): number {
  if (kind === "holding-deposit") return capHoldingDepositPence(tenancy.rentPcm);
  if (kind === "deposit") return capDepositPence(tenancy.rentPcm);
  const holding = findPayment(tenancy, "holding-deposit");
  const applied = holding?.settled?.how === "applied" ? holding.settled.pence : countHeld(holding);
  return 100 * tenancy.rentPcm - applied;
}

/** What the office asks for unless somebody enters less, in pence. Never above the cap. */
export function proposePayment(
  tenancy: Pick<Tenancy, "rentPcm" | "payments" | "takesDeposit">,
  kind: PaymentKind,
): number {
  const week = 100 * calculateHoldingDeposit(tenancy.rentPcm);
  if (kind === "holding-deposit") return week;
  if (kind === "deposit") return tenancy.takesDeposit ? 5 * week : 0;
  return capPayment(tenancy, "first-rent");
}
