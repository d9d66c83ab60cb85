import { formatNumericDate } from "../../../domain/shared/dates.ts";
import { formatSterling } from "../../../domain/shared/money.ts";
import { getAmountToRepay, findReturnDueOn } from "../../../domain/tenancies/money/repayments.ts";
import {
  findRepayment,
  isKeepReasonPossible,
} from "../../../domain/tenancies/money/holding-deposit.ts";
import { findListed, isRentersOwn } from "../../../domain/tenancies/steps/sanctions.ts";
import type { TenancyLandlord } from "../../../domain/tenancies/tenancy-action.ts";
import {
  countHeld,
  findPayment,
  keepReasons,
  type Tenancy,
  type TenancyPayment,
} from "../../../domain/tenancies/tenancy.ts";

/** What stands outside of the tenancy. */
export interface Around {
  landlord: TenancyLandlord | null;
  today: string;
}

/**
 * What goes back once a tenancy fell through, and by when. What was counted towards the rent or the deposit,
 * too. Nothing where none may be paid out: a name is on the sanctions list.
 */
export function describeHeldMoney(tenancy: Tenancy, around: Around): string[] {
  return describeReturns(tenancy, tenancy.payments, around);
}

/** On the page of a renter whose tenancy fell through, in the words of its email. */
export function describeMoneyAfterEnd(tenancy: Tenancy, around: Around): string {
  const told = describeHeldMoney(tenancy, around);
  if (told.length > 0) return told.join(" ");
  const isHeld = tenancy.payments.some((payment) => getAmountToRepay(tenancy, payment) > 0);
  return isHeld ? "Ask us about the money that we hold." : "We don’t hold any of your money.";
}

/** The same of one sum. Empty where nothing of it is here. */
export function describeHeldMoneyOf(
  tenancy: Tenancy,
  payment: TenancyPayment,
  around: Around,
): string[] {
  return describeReturns(tenancy, [payment], around);
}

function describeReturns(
  tenancy: Tenancy,
  payments: readonly TenancyPayment[],
  { landlord, today }: Around,
): string[] {
  const listed = findListed(tenancy, landlord);
  if (listed === "sanctions-match") return [];
  const going = payments.filter(({ kind }) => listed === null || isRentersOwn(tenancy, kind));
  const sums = new Map<string, number>();
  for (const payment of going) {
    const dueOn = findReturnDueOn(tenancy, payment);
    const held = payment.kind === "holding-deposit" ? countHeld(payment) : 0;
    const pence = getAmountToRepay(tenancy, payment) - held;
    if (dueOn !== null && pence > 0) sums.set(dueOn, (sums.get(dueOn) ?? 0) + pence);
  }
  const rest = [...sums].map(([dueOn, pence]) =>
    describeReturn(pence, { dueOn, today, mayKeep: false }),
  );
  const isOfHolding = going.some(({ kind }) => kind === "holding-deposit");
  return [...(isOfHolding ? describeHolding(tenancy, today, listed === null) : []), ...rest];
}

/** A holding deposit that is still held: its day can run from before the end, and be over. */
function describeHolding(tenancy: Tenancy, today: string, isUnlisted: boolean): string[] {
  const repayment = findRepayment(tenancy, today);
  if (repayment === null) return [];
  const pence = countHeld(findPayment(tenancy, "holding-deposit"));
  const mayKeep =
    isUnlisted && keepReasons.some((reason) => isKeepReasonPossible(tenancy, reason, today));
  return [describeReturn(pence, { dueOn: repayment.dueOn, today, mayKeep })];
}

function describeReturn(
  pence: number,
  { dueOn, today, mayKeep }: { dueOn: string; today: string; mayKeep: boolean },
): string {
  const [sum, day] = [formatSterling(pence), formatNumericDate(dueOn)];
  if (dueOn < today)
    return `We hold ${sum} of yours. We should have dealt with it by ${day}, so we’re returning it now${mayKeep ? ", unless we told you in writing by then why we’re keeping it" : ""}.`;
  return mayKeep
    ? `We hold ${sum} of yours. We’ll return it by ${day} or tell you in writing why we’re keeping it.`
    : `We hold ${sum} of yours. We’ll return it by ${day}.`;
}
