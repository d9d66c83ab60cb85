import { calculateHoldingDeposit, capHoldingDepositPence } from "../listings/move-in-cost.ts";
import { formatSterling } from "../shared/money.ts";
import { countTowards, findPayment, type PaymentKind, type Tenancy } from "./tenancy.ts";
import { type ProgressRule, refuse, type RuleRefusal } from "./progress-rules.ts";

const capRules: Record<PaymentKind, ProgressRule> = {
  "holding-deposit": "holding-deposit-cap",
  "first-rent": "rent-cap",
  deposit: "deposit-agreed",
};

/**
 * What the written statement and the agreement name: five weeks' rent in whole-pound weeks, so never
 * above what the Act allows (Tenant Fees Act 2019, schedule 1, paragraph 2).
 */
export function nameDepositPence(rentPcm: number): number {
  return 500 * calculateHoldingDeposit(rentPcm);
}

/**
 * The most that may be asked, in pence. With the consent of who paid it, the holding deposit makes
 * up a part of the first rent or of the deposit. Of a deposit nobody need pay more than the agreement
 * that they signed names.
 */
export function capPayment(
  tenancy: Pick<Tenancy, "rentPcm" | "payments" | "holdingChoice">,
  kind: PaymentKind,
): number {
  if (kind === "holding-deposit") return capHoldingDepositPence(tenancy.rentPcm);
  const whole = kind === "deposit" ? nameDepositPence(tenancy.rentPcm) : 100 * tenancy.rentPcm;
  return whole - countTowards(tenancy, kind);
}

/** Where it is about the deposit it says what the agreement names. */
export function refuseAboveCap(
  tenancy: Pick<Tenancy, "rentPcm" | "payments" | "holdingChoice">,
  kind: PaymentKind,
): RuleRefusal {
  const refusal = refuse(capRules[kind]);
  if (kind !== "deposit") return refusal;
  const counted = countTowards(tenancy, kind);
  const here = counted > 0 ? `, of which ${formatSterling(counted)} is here` : "";
  const named = formatSterling(nameDepositPence(tenancy.rentPcm));
  return { ...refusal, text: `${refusal.text} The agreement names ${named}${here}.` };
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
  if (kind === "holding-deposit") return 100 * calculateHoldingDeposit(tenancy.rentPcm);
  if (kind === "deposit" && !tenancy.takesDeposit) return 0;
  return capPayment(tenancy, kind);
}
