import { type Acted } from "../steps/complete-step.ts";
import { findUseProblem } from "./holding-deposit.ts";
import { isDepositNamedOtherwise } from "./named-deposit.ts";
import { capPayment, refuseAboveCap } from "./payment-caps.ts";
import { type ProgressRule, refuse } from "../progress-rules.ts";
import { findSignedOn } from "../steps/required-steps.ts";
import type { ActionContext, TenancyAction } from "../tenancy-action.ts";
import {
  countHeld,
  getAmountReceived,
  findPayment,
  type PaymentKind,
  type Settlement,
  type Tenancy,
  type TenancyPayment,
} from "../tenancy.ts";

type Action<Name extends TenancyAction["do"]> = Extract<TenancyAction, { do: Name }>;

const isAmount = (pence: number) => Number.isSafeInteger(pence) && pence > 0;

export function askPayment(
  tenancy: Tenancy,
  { kind, pence, dueOn }: Action<"ask-payment">,
  context: ActionContext,
): Acted {
  if (!isAmount(pence)) return refuse("amount-not-possible");
  if (findPayment(tenancy, kind) !== null) return refuse("asked-already");
  if (dueOn < context.today) return refuse("date-outside");
  const problem = findAskingProblem(tenancy, kind, context);
  if (problem !== null) return refuse(problem);
  if (pence > capPayment(tenancy, kind)) return refuseAboveCap(tenancy, kind);
  const { today: askedOn, by: askedBy } = context;
  const asked = {
    kind,
    askedPence: pence,
    askedOn,
    askedBy,
    dueOn,
    receipts: [],
    corrections: [],
    earlier: [],
    settled: null,
  };
  const counted =
    tenancy.holdingChoice?.towards === kind ? applyHeld(tenancy, context, countedNote) : tenancy;
  return { ok: true, tenancy: { ...counted, payments: [...counted.payments, asked] } };
}

const countedNote = { note: "Counted towards it when it was requested.", documentId: null };

function findAskingProblem(
  tenancy: Tenancy,
  kind: PaymentKind,
  { isHeldElsewhere }: ActionContext,
): ProgressRule | null {
  const isSigned = findSignedOn(tenancy) !== null;
  if (kind === "first-rent") return isSigned ? null : "rent-before-signing";
  if (kind === "deposit") {
    if (!tenancy.takesDeposit) return "no-deposit-home";
    return isSigned ? null : "deposit-before-signing";
  }
  if (isSigned) return "too-late-for-holding";
  return isHeldElsewhere ? "one-holding-deposit" : null;
}

/**
 * Whether money that was asked for may still come. It can be on its way when the tenancy falls through, or
 * when the half of a holding deposit that came before went back. After the keys something of a rent or a
 * deposit is open only where a receipt was corrected.
 */
export function canReceivePayment(
  { state }: Pick<Tenancy, "state">,
  { kind, settled }: Pick<TenancyPayment, "kind" | "settled">,
): boolean {
  if (state === "fallen-through") return true;
  if (state === "finished") return false;
  return settled === null || (kind === "holding-deposit" && settled.how !== "applied");
}

/** What was asked for and is not here in full. Once everybody has signed no holding deposit is waited for. */
export function listAwaitedPayments(tenancy: Tenancy): TenancyPayment[] {
  const isSigned = findSignedOn(tenancy) !== null;
  return tenancy.payments.filter(
    (payment) =>
      payment.settled === null &&
      getAmountOutstanding(payment) > 0 &&
      !(isSigned && payment.kind === "holding-deposit"),
  );
}

/** What was asked for and did not come yet, in pence, whatever became of what did. */
export function getAmountOutstanding(payment: TenancyPayment): number {
  const earlier = payment.earlier.reduce((sum, part) => sum + getAmountReceived(part), 0);
  return payment.askedPence - earlier - getAmountReceived(payment);
}

/**
 * A household may pay in parts. What comes too late holds and pays nothing: it is recorded all the same,
 * whatever became of the parts before, so that it goes back in time.
 */
export function receivePayment(
  tenancy: Tenancy,
  { kind, pence, on, evidence, openPence }: Action<"receive-payment">,
  { by, isHeldElsewhere }: ActionContext,
): Acted {
  const payment = findPayment(tenancy, kind);
  if (payment === null) return refuse("not-asked");
  if (!canReceivePayment(tenancy, payment))
    return refuse(payment.settled === null ? "over-already" : "settled-already");
  if (!isAmount(pence)) return refuse("amount-not-possible");
  if (on < payment.askedOn) return refuse("date-outside");
  if (kind === "holding-deposit" && tenancy.state !== "fallen-through" && isHeldElsewhere)
    return refuse("one-holding-deposit");
  const open = getAmountOutstanding(payment);
  if (openPence !== undefined && openPence !== open) return refuse("money-came-meanwhile");
  if (pence > open) return refuse("more-than-asked");
  const unsettled = closeSettled(payment);
  const receipts = [...unsettled.receipts, { pence, on, by, evidence }];
  const received = forgetChoice(replacePayment(tenancy, { ...unsettled, receipts }), payment);
  return isDepositNamedOtherwise(tenancy, received)
    ? refuse("deposit-registered")
    : { ok: true, tenancy: received };
}

/** Whoever agreed did so about money that went back, or that never came. */
function forgetChoice(tenancy: Tenancy, before: TenancyPayment): Tenancy {
  const isAnother =
    before.kind === "holding-deposit" &&
    countHeld(before) === 0 &&
    before.settled?.how !== "applied";
  return isAnother ? { ...tenancy, holdingChoice: null } : tenancy;
}

/** What was dealt with stays as it was, and what comes next is dealt with for itself. */
function closeSettled(payment: TenancyPayment): TenancyPayment {
  const { receipts, settled, earlier } = payment;
  if (settled === null) return payment;
  return { ...payment, receipts: [], settled: null, earlier: [...earlier, { receipts, settled }] };
}

/**
 * It may only be counted towards the rent or the deposit with the consent of who paid it, else it
 * goes back (Tenant Fees Act 2019, schedule 2, paragraphs 3(a) and 5).
 */
export function chooseHoldingUse(
  tenancy: Tenancy,
  { towards, on, evidence }: Action<"choose-holding-use">,
  { by }: ActionContext,
): Acted {
  const problem =
    findUnsettledProblem(tenancy, "holding-deposit") ?? findUseProblem(tenancy, towards);
  if (problem !== null) return refuse(problem);
  return { ok: true, tenancy: { ...tenancy, holdingChoice: { towards, on, by, evidence } } };
}

export function applyHoldingDeposit(
  tenancy: Tenancy,
  { on, evidence }: Action<"apply-holding-deposit">,
  context: ActionContext,
): Acted {
  const payment = findPayment(tenancy, "holding-deposit");
  if (payment === null || getAmountReceived(payment) === 0) return refuse("nothing-held");
  if (payment.settled !== null) return refuse("settled-already");
  const signedOn = findSignedOn(tenancy);
  if (signedOn === null) return refuse("rent-before-signing");
  if (on < signedOn) return refuse("date-outside");
  const { holdingChoice } = tenancy;
  if (holdingChoice === null || holdingChoice.towards === "repayment")
    return refuse("no-consent-to-apply");
  return { ok: true, tenancy: applyHeld(tenancy, { ...context, today: on }, evidence) };
}

export function findUnsettledProblem(tenancy: Tenancy, kind: PaymentKind): ProgressRule | null {
  const payment = findPayment(tenancy, kind);
  if (payment === null || getAmountReceived(payment) === 0) return "nothing-held";
  return payment.settled === null ? null : "settled-already";
}

function applyHeld(
  tenancy: Tenancy,
  { today: on, by }: Pick<ActionContext, "today" | "by">,
  evidence: Settlement["evidence"],
): Tenancy {
  const payment = findPayment(tenancy, "holding-deposit");
  if (payment === null || countHeld(payment) === 0) return tenancy;
  return settlePayment(tenancy, payment, { how: "applied", on, by, evidence });
}

export function settlePayment(
  tenancy: Tenancy,
  payment: TenancyPayment,
  settlement: Omit<Settlement, "pence" | "keepReason"> & Partial<Pick<Settlement, "keepReason">>,
): Tenancy {
  const settled = { keepReason: null, ...settlement, pence: getAmountReceived(payment) };
  return replacePayment(tenancy, { ...payment, settled });
}

export function replacePayment(tenancy: Tenancy, payment: TenancyPayment): Tenancy {
  return {
    ...tenancy,
    payments: tenancy.payments.map((one) => (one.kind === payment.kind ? payment : one)),
  };
}
