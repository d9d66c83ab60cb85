import { countHeld, findPayment, type PaymentKind, type Tenancy } from "../tenancy.ts";

/**
 * The part of a first month’s rent or a deposit that the holding deposit makes up: only with the consent of
 * who paid it (Tenant Fees Act 2019, schedule 2, paragraph 5).
 */
export function countTowards(
  { payments, holdingChoice }: Pick<Tenancy, "payments" | "holdingChoice">,
  kind: PaymentKind,
): number {
  const holding = findPayment({ payments }, "holding-deposit");
  if (holdingChoice?.towards !== kind) return 0;
  return holding?.settled?.how === "applied" ? holding.settled.pence : countHeld(holding);
}
