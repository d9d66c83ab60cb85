import { countTowards } from "./count-towards.ts";
import { findDepositReceivedOn } from "./holding-deposit.ts";
import { depositSteps } from "../steps/required-steps.ts";
import { getAmountReceived, findPayment, isOver, listSteps, type Tenancy } from "../tenancy.ts";

/**
 * Whether money that came or was corrected makes the deposit another than its registration and the
 * prescribed information name, of which neither comes before it (Housing Act 2004, section 213).
 */
export function isDepositNamedOtherwise(before: Tenancy, after: Tenancy): boolean {
  const done = listSteps(after, ...depositSteps).flatMap((step) => step.done?.on ?? []);
  if (isOver(after) || done.length === 0) return false;
  const receivedOn = findDepositReceivedOn(after);
  return (
    countDeposit(before) !== countDeposit(after) ||
    receivedOn === null ||
    done.some((on) => on < receivedOn)
  );
}

function countDeposit(tenancy: Tenancy): number {
  const payment = findPayment(tenancy, "deposit");
  return (payment === null ? 0 : getAmountReceived(payment)) + countTowards(tenancy, "deposit");
}
