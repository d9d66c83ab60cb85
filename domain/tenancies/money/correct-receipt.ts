import { countTowards } from "./count-towards.ts";
import type { Acted } from "../steps/complete-step.ts";
import { getAmountOutstanding, replacePayment } from "./move-money.ts";
import { isDepositNamedOtherwise } from "./named-deposit.ts";
import { capPayment, refuseAboveCap } from "./payment-caps.ts";
import { refuse } from "../progress-rules.ts";
import type { ActionContext, TenancyAction } from "../tenancy-action.ts";
import {
  getAmountReceived,
  findPayment,
  isOver,
  type ReceiptCorrection,
  type Tenancy,
  type TenancyPayment,
} from "../tenancy.ts";

type Correct = Extract<TenancyAction, { do: "correct-receipt" }>;

/**
 * Corrects an amount or a day that was mistyped, or strikes out what never came. All that is counted
 * from the receipt follows by itself; what somebody did because of it is looked at again.
 */
export function correctReceipt(tenancy: Tenancy, action: Correct, context: ActionContext): Acted {
  const { kind, wasPence, wasOn, pence, on, evidence } = action;
  const payment = findPayment(tenancy, kind);
  const was = payment?.receipts.find((one) => one.pence === wasPence && one.on === wasOn);
  if (!payment || !was) return refuse("receipt-unknown");
  if (payment.settled !== null && payment.settled.how !== "applied")
    return refuse("settled-already");
  if (evidence.note.trim() === "") return refuse("correction-unexplained");
  if (!Number.isSafeInteger(pence) || pence < 0) return refuse("amount-not-possible");
  if (pence === wasPence && on === wasOn) return refuse("nothing-corrected");
  if (pence > 0 && on < payment.askedOn) return refuse("date-outside");
  const corrected = replaceReceipt(payment, was, action, context);
  if (getAmountOutstanding(corrected) < 0) return refuse("more-than-asked");
  const adjusted = adjustAsked(tenancy, replacePayment(tenancy, reopenEarlier(corrected)));
  if (!adjusted.ok) return adjusted;
  return isDepositNamedOtherwise(tenancy, adjusted.tenancy)
    ? refuse("deposit-registered")
    : adjusted;
}

function replaceReceipt(
  payment: TenancyPayment,
  was: TenancyPayment["receipts"][number],
  { pence, on, evidence }: Correct,
  { by, today }: ActionContext,
): TenancyPayment {
  const became: ReceiptCorrection["became"] = pence === 0 ? null : { pence, on };
  const receipts = payment.receipts.flatMap((one) => {
    if (one !== was) return [one];
    return became === null ? [] : [{ ...became, by, evidence }];
  });
  const correction = { was, became, correctedOn: today, by, evidence };
  const sum = getAmountReceived({ receipts });
  return {
    ...payment,
    receipts,
    corrections: [...payment.corrections, correction],
    settled: payment.settled && sum > 0 ? { ...payment.settled, pence: sum } : null,
  };
}

/** Where nothing came after a part was dealt with, that part is the last one again. */
function reopenEarlier(payment: TenancyPayment): TenancyPayment {
  const last = payment.earlier.at(-1);
  if (last === undefined || payment.receipts.length > 0) return payment;
  return { ...payment, ...last, earlier: payment.earlier.slice(0, -1) };
}

/**
 * What is asked and what the holding deposit makes up of it stay the same together: where less of it
 * came than was counted, more is asked, and the other way round. Nothing more is asked of a tenancy that is
 * over. What came already is not taken back here.
 */
function adjustAsked(before: Tenancy, after: Tenancy): Acted {
  const towards = after.holdingChoice?.towards ?? "repayment";
  const wasCounted = findPayment(before, "holding-deposit")?.settled?.how === "applied";
  if (!wasCounted || towards === "repayment") return { ok: true, tenancy: after };
  const payment = findPayment(after, towards);
  if (payment === null) return { ok: true, tenancy: after };
  const cap = capPayment(after, towards);
  const received = getAmountReceived(payment);
  if (received > cap) return refuseAboveCap(after, towards);
  const less = isOver(after) ? 0 : countTowards(before, towards) - countTowards(after, towards);
  const askedPence = Math.min(cap, Math.max(1, received, payment.askedPence + less));
  return { ok: true, tenancy: replacePayment(after, { ...payment, askedPence }) };
}
