import { calculateAgreementDeadline } from "../../offers/tenancy-rules.ts";
import { addDays } from "../../shared/dates.ts";
import { nameDepositPence } from "./payment-caps.ts";
import type { ProgressRule } from "../progress-rules.ts";
import { findSignedOn, isRightToRentDenied } from "../steps/required-steps.ts";
import {
  countHeld,
  type DeadlineExtension,
  findPayment,
  findReceivedOn,
  type HoldingChoice,
  holdingUses,
  type KeepReason,
  type Tenancy,
} from "../tenancy.ts";

/**
 * The deadline for agreement: the fifteenth day from the receipt, that day included, or the later
 * one agreed in writing (Tenant Fees Act 2019, schedule 2, paragraph 2). Null without a deposit.
 */
export function findAgreementDeadline(
  tenancy: Pick<Tenancy, "payments" | "extensions">,
): string | null {
  const receivedOn = findFirstReceivedOn(tenancy);
  if (receivedOn === null) return null;
  return listExtensions(tenancy).at(-1)?.until ?? calculateAgreementDeadline(receivedOn);
}

/** Of its first part, whatever became of that since: the deadline does not move when the rest comes. */
export function findFirstReceivedOn({ payments }: Pick<Tenancy, "payments">): string | null {
  const payment = findPayment({ payments }, "holding-deposit");
  if (payment === null) return null;
  return findReceivedOn({
    receipts: [...payment.earlier, payment].flatMap(({ receipts }) => receipts),
  });
}

/** Those that were agreed in time: the first day moves where its receipt is corrected. */
export function listExtensions({
  payments,
  extensions,
}: Pick<Tenancy, "payments" | "extensions">): DeadlineExtension[] {
  const receivedOn = findFirstReceivedOn({ payments });
  if (receivedOn === null) return [];
  let deadline = calculateAgreementDeadline(receivedOn);
  return extensions.filter(({ agreedOn, until }) => {
    if (agreedOn > deadline) return false;
    deadline = until;
    return true;
  });
}

/** Seven days, of which the first is the day of the decision (schedule 2, paragraph 4). */
export function addRepaymentDays(from: string): string {
  return addDays(from, 6);
}

export interface Repayment {
  because: "agreed" | "fell-through" | "came-after" | "deadline-passed";
  /** The last day on which it may go back or the reasons for keeping it be given. */
  dueOn: string;
}

/**
 * Whether the holding deposit must go back, count towards the rent, or be kept with reasons, and by
 * when (Tenant Fees Act 2019, schedule 2, paragraphs 3 to 5). Where a renter withdrew the Act would
 * count from the deadline; the earlier day is kept for everybody. What came after that day never held
 * the home, and can't go back before it came.
 */
export function findRepayment(tenancy: Tenancy, today: string): Repayment | null {
  const payment = findPayment(tenancy, "holding-deposit");
  const receivedOn = findReceivedOn(payment);
  const decision = findDecision(tenancy, today);
  if (receivedOn === null || decision === null || countHeld(payment) === 0) return null;
  return receivedOn > decision.on
    ? { because: "came-after", dueOn: addRepaymentDays(receivedOn) }
    : { because: decision.because, dueOn: addRepaymentDays(decision.on) };
}

/** The day from which nothing is held for the home any more. */
function findDecision(
  tenancy: Tenancy,
  today: string,
): { because: Exclude<Repayment["because"], "came-after">; on: string } | null {
  const deadline = findAgreementDeadline(tenancy);
  if (deadline === null) return null;
  const signedOn = findSignedOn(tenancy);
  if (signedOn !== null && signedOn <= deadline) return { because: "agreed", on: signedOn };
  const ended = tenancy.ending?.on;
  if (ended !== undefined && ended <= deadline) return { because: "fell-through", on: ended };
  if (today <= deadline && ended === undefined) return null;
  return { because: "deadline-passed", on: deadline };
}

/**
 * The day on which the deposit's clock begins. What the holding deposit makes up of it counts as
 * received on the day of the agreement.
 */
export function findDepositReceivedOn(tenancy: Tenancy): string | null {
  const holding = findPayment(tenancy, "holding-deposit");
  const isPart =
    holding?.settled?.how === "applied" && tenancy.holdingChoice?.towards === "deposit";
  const days = [
    findReceivedOn(findPayment(tenancy, "deposit")),
    isPart ? findSignedOn(tenancy) : null,
  ];
  return days.filter((day) => day !== null).toSorted()[0] ?? null;
}

export const holdingUseTexts: Record<HoldingChoice["towards"], string> = {
  "first-rent": "Counts towards the first month’s rent",
  deposit: "Counts towards the deposit",
  repayment: "Will be repaid",
};

/**
 * Why it can't be put towards something. What was asked in full is not made up of it any more, and a
 * chosen deposit can be no more than a week's rent: it would be paid twice over, or with nothing to ask.
 */
export function findUseProblem(
  tenancy: Pick<Tenancy, "payments" | "takesDeposit" | "rentPcm" | "depositPence">,
  use: HoldingChoice["towards"],
): ProgressRule | null {
  if (use === "repayment") return null;
  if (findPayment(tenancy, use) !== null) return "asked-in-full";
  if (use !== "deposit") return null;
  if (!tenancy.takesDeposit) return "no-deposit-home";
  const most = findPayment(tenancy, "holding-deposit")?.askedPence ?? 0;
  return most < nameDepositPence(tenancy) ? null : "deposit-covered";
}

/** What it can still be put towards. */
export function listHoldingUses(tenancy: Tenancy): HoldingChoice["towards"][] {
  return holdingUses.filter((use) => findUseProblem(tenancy, use) === null);
}

/**
 * Whether whoever paid it is still to say what it counts towards. Not once the first month’s rent was asked for
 * in full: then it can only go back.
 */
export function isHoldingUseOpen(tenancy: Tenancy): boolean {
  const isHere = countHeld(findPayment(tenancy, "holding-deposit")) > 0;
  const mayCount = listHoldingUses(tenancy).some((use) => use !== "repayment");
  return isHere && mayCount && tenancy.holdingChoice === null;
}

/** The same in the words of who paid it, on their own page. */
export const holdingUseWishes: Record<HoldingChoice["towards"], string> = {
  "first-rent": "Count it towards the first month’s rent",
  deposit: "Count it towards the deposit",
  repayment: "Pay it back to me",
};

export const holdingUseConsent =
  "I paid it and agree to this, or the people who paid it agree and asked me to say so.";

export const keepReasonTexts: Record<KeepReason, string> = {
  "right-to-rent": "They don’t have the right to rent, and we couldn’t have known",
  "false-information": "They gave false or misleading information that matters",
  withdrew: "They told us they no longer want the home",
  delay: "They didn’t take reasonable steps, though we and the landlord did",
};

/** The same to whoever paid it, in writing (schedule 2). */
export const keepReasonsTold: Record<KeepReason, string> = {
  "right-to-rent": "not all of you have the right to rent in England, and we could not have known",
  "false-information": "we were given false or misleading information that matters",
  withdrew: "you told us that you no longer want the home",
  delay: "you did not take reasonable steps, although we and the landlord did",
};

/**
 * Whether the reason fits what happened (Tenant Fees Act 2019, schedule 2, paragraphs 8 to 12). Of what
 * came too late, and never held the home, nothing is kept.
 */
export function isKeepReasonPossible(tenancy: Tenancy, reason: KeepReason, today: string): boolean {
  const repayment = findRepayment(tenancy, today);
  if (repayment === null || repayment.because === "agreed" || repayment.because === "came-after")
    return false;
  // Part of it counted, so they had agreed.
  const earlier = findPayment(tenancy, "holding-deposit")?.earlier ?? [];
  if (earlier.some(({ settled }) => settled.how === "applied")) return false;
  const isLandlords = tenancy.ending?.by === "landlord";
  const deadline = findAgreementDeadline(tenancy);
  const isPossible: Record<KeepReason, boolean> = {
    "false-information": true,
    "right-to-rent": isRightToRentDenied(tenancy),
    // Told before the deadline: afterwards the money was due back already.
    withdrew: tenancy.ending?.by === "renter" && deadline !== null && tenancy.ending.on < deadline,
    delay: repayment.because === "deadline-passed" && !isLandlords,
  };
  return isPossible[reason];
}
