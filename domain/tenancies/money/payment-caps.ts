import { countTowards } from "./count-towards.ts";
import {
  calculateHoldingDeposit,
  capDepositPence,
  capHoldingDepositPence,
} from "../../listings/move-in-cost.ts";
import { formatSterling, getDeposit } from "../../shared/money.ts";
import { findPayment, type PaymentKind, type Tenancy } from "../tenancy.ts";
import { type ProgressRule, refuse, type RuleRefusal } from "../progress-rules.ts";

type MoneyFacts = "rentPcm" | "depositPence" | "payments" | "holdingChoice";

const capRules: Record<PaymentKind, ProgressRule> = {
  "holding-deposit": "holding-deposit-cap",
  "first-rent": "rent-cap",
  deposit: "deposit-agreed",
};

/**
 * What the written statement and the agreement name: what was agreed with the offer, else five weeks'
 * rent as the home's page shows them. Never above what the Act allows, to the penny.
 */
export function nameDepositPence({
  rentPcm,
  depositPence,
}: Pick<Tenancy, "rentPcm" | "depositPence">): number {
  const shown = 100 * getDeposit({ rentPcm, noDeposit: false });
  return Math.min(depositPence ?? shown, capDepositPence(rentPcm));
}

/**
 * The most that may be asked, in pence. With the consent of who paid it, the holding deposit makes
 * up a part of the first month’s rent or of the deposit. Of a deposit nobody need pay more than the agreement
 * that they signed names.
 */
export function capPayment(tenancy: Pick<Tenancy, MoneyFacts>, kind: PaymentKind): number {
  if (kind === "holding-deposit") return capHoldingDepositPence(tenancy.rentPcm);
  const whole = kind === "deposit" ? nameDepositPence(tenancy) : 100 * tenancy.rentPcm;
  return whole - countTowards(tenancy, kind);
}

/** Where it is about the deposit it says what the agreement names. */
export function refuseAboveCap(tenancy: Pick<Tenancy, MoneyFacts>, kind: PaymentKind): RuleRefusal {
  const refusal = refuse(capRules[kind]);
  if (kind !== "deposit") return refusal;
  const counted = countTowards(tenancy, kind);
  const here = counted > 0 ? `, of which you’ve received ${formatSterling(counted)}` : "";
  const named = formatSterling(nameDepositPence(tenancy));
  return { ...refusal, text: `${refusal.text} The agreement names ${named}${here}.` };
}

/** The deposit as a whole, with what the holding deposit makes up of it. */
export function findDepositPence(tenancy: Pick<Tenancy, MoneyFacts | "takesDeposit">): number {
  const asked = findPayment(tenancy, "deposit")?.askedPence ?? proposePayment(tenancy, "deposit");
  return asked + countTowards(tenancy, "deposit");
}

/** What the office asks for unless somebody enters less, in pence. Never above the cap. */
export function proposePayment(
  tenancy: Pick<Tenancy, MoneyFacts | "takesDeposit">,
  kind: PaymentKind,
): number {
  if (kind === "holding-deposit") return 100 * calculateHoldingDeposit(tenancy.rentPcm);
  if (kind === "deposit" && !tenancy.takesDeposit) return 0;
  return capPayment(tenancy, kind);
}
