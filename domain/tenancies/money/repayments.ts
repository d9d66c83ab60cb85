import { settleDepositStep } from "../end/after-the-end.ts";
import type { Acted } from "../steps/complete-step.ts";
import { addRepaymentDays, findRepayment, isKeepReasonPossible } from "./holding-deposit.ts";
import { findUnsettledProblem, settlePayment } from "./move-money.ts";
import { refuse } from "../progress-rules.ts";
import type { ActionContext, TenancyAction } from "../tenancy-action.ts";
import {
  countHeld,
  findPayment,
  findReceivedOn,
  isOver,
  type Tenancy,
  type TenancyPayment,
} from "../tenancy.ts";

type Action<Name extends TenancyAction["do"]> = Extract<TenancyAction, { do: Name }>;

/** What counted goes back together with what came since. */
export function repayPayment(
  tenancy: Tenancy,
  { kind, pence, on, evidence }: Action<"repay-payment">,
  { by }: ActionContext,
): Acted {
  const payment = findPayment(tenancy, kind);
  const owed = getAmountToRepay(tenancy, payment);
  const problem = owed > 0 ? null : findUnsettledProblem(tenancy, kind);
  if (problem !== null || payment === null) return refuse(problem ?? "nothing-held");
  if (kind !== "holding-deposit" && !isOver(tenancy)) return refuse("rent-is-owed");
  if (pence !== owed) return refuse("repay-in-full");
  const whole = joinCounted(payment);
  if (whole.receipts.some((receipt) => receipt.on > on)) return refuse("date-outside");
  const repaid = settlePayment(tenancy, whole, { how: "repaid", on, by, evidence });
  const isDeposit = kind === "deposit";
  return {
    ok: true,
    tenancy: isDeposit ? settleDepositStep(repaid, { on, by, evidence }) : repaid,
  };
}

/** The part of a holding deposit that counted towards a rent or a deposit, if more came since or not. */
export function findAppliedHoldingDeposit({ earlier, receipts, settled }: TenancyPayment) {
  return (
    [...earlier, { receipts, settled }].find((part) => part.settled?.how === "applied") ?? null
  );
}

function joinCounted(payment: TenancyPayment): TenancyPayment {
  const counted = payment.earlier.find(({ settled }) => settled.how === "applied");
  if (counted === undefined) return payment;
  return {
    ...payment,
    receipts: [...counted.receipts, ...payment.receipts],
    earlier: payment.earlier.filter((part) => part !== counted),
  };
}

/**
 * Pence that can be paid back. What counted towards a deposit, or towards the rent of a tenancy that
 * never began, goes back, too.
 */
export function getAmountToRepay(
  { state, holdingChoice }: Pick<Tenancy, "state" | "holdingChoice">,
  payment: TenancyPayment | null,
): number {
  const isToRepay =
    state === "fallen-through" || (state === "finished" && holdingChoice?.towards === "deposit");
  const counted = payment && isToRepay ? findAppliedHoldingDeposit(payment)?.settled : null;
  return countHeld(payment) + (counted?.pence ?? 0);
}

/**
 * The last day on which rent, a deposit, or what counted towards them goes back once the tenancy fell
 * through. What came after that can't go back before it came.
 */
export function findReturnDueOn(
  { ending }: Pick<Tenancy, "ending">,
  payment: TenancyPayment,
): string | null {
  if (ending === null) return null;
  const receivedOn = findReceivedOn(findAppliedHoldingDeposit(payment) ?? payment) ?? ending.on;
  return addRepaymentDays(receivedOn > ending.on ? receivedOn : ending.on);
}

/** The reasons are given in writing within 7 days, else it goes back (schedule 2). */
export function keepHoldingDeposit(
  tenancy: Tenancy,
  { reason, on, evidence }: Action<"keep-holding-deposit">,
  { by, today }: ActionContext,
): Acted {
  const problem = findUnsettledProblem(tenancy, "holding-deposit");
  if (problem !== null) return refuse(problem);
  if (!isKeepReasonPossible(tenancy, reason, today)) return refuse("may-not-keep");
  const repayment = findRepayment(tenancy, today);
  if (repayment === null || on > repayment.dueOn) return refuse("reasons-late");
  if (evidence.documentId === null) return refuse("reasons-in-writing");
  const payment = findPayment(tenancy, "holding-deposit")!;
  return {
    ok: true,
    tenancy: settlePayment(tenancy, payment, { how: "kept", on, by, evidence, keepReason: reason }),
  };
}
