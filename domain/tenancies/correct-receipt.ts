import type { Acted } from "./complete-step.ts";
import { countOpen, replacePayment } from "./move-money.ts";
import { isDepositNamedOtherwise } from "./named-deposit.ts";
import { capPayment, refuseAboveCap } from "./payment-caps.ts";
import { refuse } from "./progress-rules.ts";
import type { ActionContext, TenancyAction } from "./tenancy-action.ts";
import {
  countReceived,
  findPayment,
  type ReceiptCorrection,
  type Tenancy,
  type TenancyPayment,
} from "./tenancy.ts";

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
  if (countOpen(corrected) < 0) return refuse("more-than-asked");
  const lowered = lowerAsked(replacePayment(tenancy, reopenEarlier(corrected)));
  if (!lowered.ok) return lowered;
  return isDepositNamedOtherwise(tenancy, lowered.tenancy) ? refuse("deposit-registered") : lowered;
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
  const sum = countReceived({ receipts });
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
 * Where a holding deposit was counted that is larger than it was recorded, less may be asked of what it
 * counts towards. What came of that already is not taken back here.
 */
function lowerAsked(tenancy: Tenancy): Acted {
  const { holdingChoice } = tenancy;
  const isCounted = findPayment(tenancy, "holding-deposit")?.settled?.how === "applied";
  if (!isCounted || holdingChoice === null || holdingChoice.towards === "repayment")
    return { ok: true, tenancy };
  const payment = findPayment(tenancy, holdingChoice.towards);
  const cap = capPayment(tenancy, holdingChoice.towards);
  if (payment === null || payment.askedPence <= cap) return { ok: true, tenancy };
  if (countReceived(payment) > cap) return refuseAboveCap(tenancy, payment.kind);
  return { ok: true, tenancy: replacePayment(tenancy, { ...payment, askedPence: cap }) };
}
