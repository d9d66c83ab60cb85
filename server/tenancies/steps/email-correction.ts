import { formatNumericDate } from "../../../domain/shared/dates.ts";
import { formatSterling } from "../../../domain/shared/money.ts";
import { findAgreementDeadline } from "../../../domain/tenancies/money/holding-deposit.ts";
import {
  getAmountOutstanding,
  listAwaitedPayments,
} from "../../../domain/tenancies/money/move-money.ts";
import { findSignedOn } from "../../../domain/tenancies/steps/required-steps.ts";
import { findListed } from "../../../domain/tenancies/steps/sanctions.ts";
import type { TenancyAction } from "../../../domain/tenancies/tenancy-action.ts";
import {
  findPayment,
  paymentTitles,
  type Tenancy,
  type TenancyPayment,
} from "../../../domain/tenancies/tenancy.ts";
import { type Around, describeHeldMoneyOf } from "../money/describe-held-money.ts";

type Correct = Extract<TenancyAction, { do: "correct-receipt" }>;

/** To those who were told of the payment as it was recorded: what is right, and what follows from it. */
export function emailCorrection(
  before: Tenancy,
  after: Tenancy,
  { kind, wasPence, wasOn, pence, on }: Correct,
  { homeName, around }: { homeName: string; around: Around },
): string[] {
  const title = paymentTitles[kind].toLowerCase();
  const was = `On ${formatNumericDate(wasOn)} we recorded ${formatSterling(wasPence)} received towards the ${title} for ${homeName}.`;
  const became =
    pence === 0
      ? "We haven’t received it."
      : `We actually received ${formatSterling(pence)} on ${formatNumericDate(on)}.`;
  return [
    `${was} ${became}`,
    ...describeRest(after, kind, around),
    ...describeAsked(before, after, around),
    ...describeDeadline(before, after),
  ];
}

function describeRest(tenancy: Tenancy, kind: Correct["kind"], around: Around): string[] {
  const payment = findPayment(tenancy, kind);
  if (payment === null) return [];
  if (tenancy.state === "fallen-through") return describeHeldMoneyOf(tenancy, payment, around);
  if (getAmountOutstanding(payment) === 0) return ["You’ve now paid in full."];
  return describeOpen(tenancy, payment, around);
}

/** Nothing is asked of or for somebody on the sanctions list. */
function describeOpen(tenancy: Tenancy, payment: TenancyPayment, { landlord }: Around): string[] {
  const isAwaited = listAwaitedPayments(tenancy).includes(payment);
  if (!isAwaited || findListed(tenancy, landlord) !== null) return [];
  return [`${formatSterling(getAmountOutstanding(payment))} is still outstanding.`];
}

/** Of what it counts towards more is asked where less had come, and the other way round. */
function describeAsked(before: Tenancy, after: Tenancy, around: Around): string[] {
  if (findListed(after, around.landlord) !== null) return [];
  return after.payments.flatMap((payment) => {
    const { kind, askedPence } = payment;
    const asked = findPayment(before, kind)?.askedPence;
    if (asked === undefined || asked === askedPence) return [];
    const how = askedPence > asked ? "less" : "more";
    const now = `We now need ${formatSterling(askedPence)} for the ${paymentTitles[kind].toLowerCase()} instead of ${formatSterling(asked)}, because ${how} of the holding deposit counts towards it.`;
    return [[now, ...describeOpen(after, payment, around)].join(" ")];
  });
}

function describeDeadline(before: Tenancy, after: Tenancy): string[] {
  const deadline = findAgreementDeadline(after);
  const isRunning = after.state === "progressing" && findSignedOn(after) === null;
  if (!isRunning || deadline === null || deadline === findAgreementDeadline(before)) return [];
  return [`The last day to agree the tenancy is ${formatNumericDate(deadline)}.`];
}
