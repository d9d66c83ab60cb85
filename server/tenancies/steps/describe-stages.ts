import { describeDue } from "../../../domain/shared/describe-due.ts";
import { formatNumericDate } from "../../../domain/shared/dates.ts";
import { formatShortDate } from "../../../domain/shared/formats/short-date.ts";
import { formatSterling } from "../../../domain/shared/money.ts";
import { formatPenceField } from "../../../domain/shared/pence.ts";
import { isEndStep } from "../../../domain/tenancies/end/after-the-end.ts";
import { mayReopen } from "../../../domain/tenancies/steps/complete-step.ts";
import { findRepayment, keepReasonTexts } from "../../../domain/tenancies/money/holding-deposit.ts";
import {
  findUnreportedSince,
  isDenialToCorrect,
} from "../../../domain/tenancies/steps/home-office-report.ts";
import { sumAwaited } from "../../../domain/tenancies/money/awaited-money.ts";
import { listStages, stageTitles } from "../../../domain/tenancies/steps/list-stages.ts";
import { getAmountToRepay } from "../../../domain/tenancies/money/repayments.ts";
import {
  getAmountOutstanding,
  canReceivePayment,
} from "../../../domain/tenancies/money/move-money.ts";
import { capPayment, proposePayment } from "../../../domain/tenancies/money/payment-caps.ts";
import {
  findSignedOn,
  isFulfilled,
  stepHints,
  stepNames,
} from "../../../domain/tenancies/steps/required-steps.ts";
import {
  rightToRentMethodNames,
  rightToRentResultLabels,
} from "../../../domain/tenancies/steps/right-to-rent-result.ts";
import {
  getAmountReceived,
  findPayment,
  findReceivedOn,
  isOver,
  paymentTitles,
  type PaymentKind,
  type Receipt,
  type ReceiptCorrection,
  type EarlierRecord,
  type Settlement,
  type StepDone,
  type Tenancy,
  type TenancyStep,
} from "../../../domain/tenancies/tenancy.ts";
import { getStepKey } from "../../../domain/tenancies/steps/step-record.ts";
import { describeNaming } from "../documents/describe-naming.ts";

/** The seven stages with their steps and money, in words. */
export function describeStages(
  tenancy: Tenancy,
  names: ReadonlyMap<string, string>,
  today: string,
  checkIn: string | null,
) {
  return listStages(tenancy, today).map(({ name, state, steps, payments, done, total }, index) => ({
    number: index + 1,
    name,
    state,
    title: stageTitles[name],
    end: describeStage(tenancy, name, { done, total, payments, checkIn, today }),
    steps: steps.map((step) => describeStep(tenancy, step, names, today)),
    payments: payments.map((kind) => describePayment(tenancy, kind, names, today)),
  }));
}

export function findPersonName({ people }: Tenancy, personId: string | null): string | null {
  return people.find(({ id }) => id === personId)?.name ?? null;
}

function describeStage(
  tenancy: Tenancy,
  name: keyof typeof stageTitles,
  {
    done,
    total,
    payments,
    checkIn,
    today,
  }: {
    done: number;
    total: number;
    payments: readonly PaymentKind[];
    checkIn: string | null;
    today: string;
  },
): string {
  if (name === "move-in" && checkIn !== null) return `${checkIn}, ${done} of ${total}`;
  if (name === "first-money" && !isOver(tenancy) && findSignedOn(tenancy) === null)
    return "Available once everyone has signed";
  const awaited = name === "first-money" && !isOver(tenancy) ? sumAwaited(tenancy) : null;
  if (awaited !== null)
    return `${formatSterling(awaited.openPence)} outstanding, ${done} of ${total} received`;
  if (name === "registration")
    return tenancy.takesDeposit ? "Within 30 days of receipt" : "No deposit";
  if (name === "holding-deposit" && payments.length > 0) {
    const payment = findPayment(tenancy, "holding-deposit");
    if (payment === null) return "Not requested";
    const on = findReceivedOn(payment);
    if (on === null) return `Requested. ${describeDue(payment.dueOn, today)}`;
    const repayment = findRepayment(tenancy, today);
    const what = `£${formatPenceField(getAmountReceived(payment))}`;
    return repayment === null
      ? `${what}, ${formatNumericDate(on)}`
      : `${what}, ${repayment.dueOn < today ? "should have been returned or used" : "to be returned or used"} by ${formatNumericDate(repayment.dueOn)}`;
  }
  if (name === "right-to-rent")
    return `${done} of ${total}. Check a time-limited right no more than 28 days before the tenancy starts`;
  return `${done} of ${total}`;
}

function describeDone(
  { on, by, outcome, evidence, rightToRent, confirmed, reported, source }: StepDone,
  names: ReadonlyMap<string, string>,
) {
  const right =
    rightToRent &&
    `${rightToRentResultLabels[rightToRent.result]}, by ${rightToRentMethodNames[rightToRent.method]}${
      rightToRent.permissionUntil === null
        ? ""
        : `, until ${formatNumericDate(rightToRent.permissionUntil)}`
    }`;
  return {
    on: formatNumericDate(on),
    by: names.get(by) ?? "a former colleague",
    outcome,
    /** Under which somebody was checked. */
    name: confirmed?.name ?? null,
    note: [right, evidence.note].filter(Boolean).join(". "),
    documentId: evidence.documentId,
    source,
    reported: reported && {
      on: formatNumericDate(reported.on),
      by: names.get(reported.by) ?? "a former colleague",
      note: reported.evidence.note,
      documentId: reported.evidence.documentId,
    },
  };
}

function describeEarlier({ was, how, on, by }: EarlierRecord, names: ReadonlyMap<string, string>) {
  return {
    ...describeDone(was, names),
    how,
    until: formatNumericDate(on),
    replacedBy: names.get(by) ?? "a former colleague",
  };
}

export function describeStep(
  tenancy: Tenancy,
  step: TenancyStep,
  names: ReadonlyMap<string, string>,
  today: string,
) {
  const { kind, personId, ownerId, dueOn, done, earlier } = step;
  const isWaitedFor = !isOver(tenancy) || isEndStep(kind);
  return {
    key: getStepKey(step),
    position: tenancy.steps.indexOf(step) + 1,
    kind,
    personId,
    title: stepNames[kind],
    hint: stepHints[kind] ?? null,
    person: findPersonName(tenancy, personId),
    owner: ownerId === null ? null : (names.get(ownerId) ?? null),
    ownerId,
    /** Null once the tenancy is over: nobody is to do it any more. */
    due: isWaitedFor ? formatNumericDate(dueOn) : null,
    /** Where there is little room: when it was done, or is due. */
    shortDate: formatShortDate(done?.on ?? dueOn, today),
    isLate: done === null && dueOn < today && isWaitedFor,
    isFulfilled: isFulfilled(tenancy, step),
    naming: describeNaming(tenancy, step),
    mayReopen: done !== null && mayReopen(tenancy, kind),
    done: done && describeDone(done, names),
    earlier: earlier.map((one) => describeEarlier(one, names)),
    mayReport: findUnreportedSince(tenancy, step) !== null,
    mayCorrect: isDenialToCorrect(tenancy, step),
  };
}

function describeReceipt({ pence, on, by, evidence }: Receipt, names: ReadonlyMap<string, string>) {
  return {
    pence,
    field: formatPenceField(pence),
    day: on,
    on: formatNumericDate(on),
    by: names.get(by) ?? "a former colleague",
    note: evidence.note,
    documentId: evidence.documentId,
  };
}

function describeCorrection(
  { was, became, correctedOn, by, evidence }: ReceiptCorrection,
  names: ReadonlyMap<string, string>,
) {
  return {
    was: describeReceipt(was, names),
    became: became && { pence: became.pence, on: formatNumericDate(became.on) },
    on: formatNumericDate(correctedOn),
    by: names.get(by) ?? "a former colleague",
    note: evidence.note,
    documentId: evidence.documentId,
  };
}

function describePayment(
  tenancy: Tenancy,
  kind: PaymentKind,
  names: ReadonlyMap<string, string>,
  today: string,
) {
  const payment = findPayment(tenancy, kind);
  const cap = capPayment(tenancy, kind);
  const open = payment === null ? 0 : getAmountOutstanding(payment);
  return {
    kind,
    title: paymentTitles[kind],
    cap,
    proposed: formatPenceField(proposePayment(tenancy, kind)),
    asked: payment && {
      pence: payment.askedPence,
      on: formatNumericDate(payment.askedOn),
      due: formatNumericDate(payment.dueOn),
      isLate: open > 0 && payment.settled === null && payment.dueOn < today && !isOver(tenancy),
      by: names.get(payment.askedBy) ?? "a former colleague",
    },
    open: formatPenceField(open),
    openPence: open,
    mayCome: payment !== null && open > 0 && canReceivePayment(tenancy, payment),
    held: getAmountToRepay(tenancy, payment),
    heldField: formatPenceField(getAmountToRepay(tenancy, payment)),
    receipts: (payment?.receipts ?? []).map((receipt) => describeReceipt(receipt, names)),
    mayCorrect: payment !== null && (payment.settled === null || payment.settled.how === "applied"),
    corrections: (payment?.corrections ?? []).map((one) => describeCorrection(one, names)),
    settled: payment?.settled ? describeSettled(payment.settled) : null,
    earlier: (payment?.earlier ?? []).map(({ receipts, settled }) => ({
      receipts: receipts.map((receipt) => describeReceipt(receipt, names)),
      settled: describeSettled(settled),
    })),
  };
}

function describeSettled({ how, pence, on, keepReason, evidence }: Settlement) {
  return {
    how,
    pence,
    on: formatNumericDate(on),
    why: keepReason === null ? null : keepReasonTexts[keepReason],
    note: evidence.note,
    documentId: evidence.documentId,
  };
}
