import { addDays, getLondonDate } from "../../shared/dates.ts";
import { findAppliedHoldingDeposit, findReturnDueOn } from "../money/repayments.ts";
import { listNameProblems } from "../documents/confirmed-names.ts";
import { findNamingProblem } from "../documents/naming-problem.ts";
import type { TenancyLandlord } from "../tenancy-action.ts";
import {
  findAgreementDeadline,
  findDepositReceivedOn,
  findRepayment,
} from "../money/holding-deposit.ts";
import { findUnreportedSince } from "./home-office-report.ts";
import { listAwaitedPayments } from "../money/move-money.ts";
import type { ProgressRule } from "../progress-rules.ts";
import { areStepsDone, depositSteps, findSignedOn, isFulfilled } from "./required-steps.ts";
import { findFollowUp, findShareCodeEnd } from "./right-to-rent.ts";
import { confirmNoticeDays, findNextConfirmation } from "../end/tenancy-retention.ts";
import {
  countHeld,
  findPayment,
  isOver,
  listSteps,
  type PaymentKind,
  type Tenancy,
  type TenancyPayment,
} from "../tenancy.ts";

export type DeadlineName =
  | "agreement"
  | "holding-deposit"
  | "deposit-registration"
  | "prescribed-information"
  | "right-to-rent"
  | "right-to-rent-follow-up"
  | "home-office-report"
  | "share-code"
  | "name-changed"
  | "name-unprintable"
  | "landlord-changed"
  | "landlord-unprintable"
  | "payment"
  | "repayment"
  | "start"
  | "tenancy-goes-on";

/** Something with a last day that is not done yet. */
interface Clock {
  name: DeadlineName;
  /** The last day on which it is in time. */
  dueOn: string;
  /** Of the tenancy, where it is one person's. */
  personId: string | null;
  /** Where it is about money: two sums can be due on one day. */
  payment?: PaymentKind;
  /** The law behind it, or null for a day of our own. */
  rule: ProgressRule | null;
}

export interface Deadline extends Clock {
  /** The same for as long as nothing changes but the day: each is mailed once. */
  key: string;
  stage: "soon" | "due" | "overdue";
  /** The day from which it stands. */
  since: string;
}

/**
 * Days from the last day on which an alarm goes off. The first three of `agreement` are days 10, 13
 * and 15 of the holding deposit.
 */
const warnings: Record<DeadlineName, readonly number[]> = {
  agreement: [-5, -2, 0, 1],
  "holding-deposit": [-6, -2, 0, 1],
  "deposit-registration": [-14, -7, -2, 0, 1],
  "prescribed-information": [-14, -7, -2, 0, 1],
  "right-to-rent": [-28, -14, -7, 0, 1],
  "right-to-rent-follow-up": [-28, -7, 0, 1],
  "home-office-report": [0, 1],
  "share-code": [-14, -2, 0, 1],
  "name-changed": [0, 1],
  "name-unprintable": [0, 1],
  "landlord-changed": [0, 1],
  "landlord-unprintable": [0, 1],
  payment: [0, 1],
  repayment: [-6, -2, 0, 1],
  start: [-7, -2, 0, 1],
  "tenancy-goes-on": [-confirmNoticeDays, 0, 1],
};

/** Days for the registration of a deposit (Housing Act 2004, section 213(3)); the first is its receipt. */
const registrationDays = 30;

/** The clocks of a tenancy that have gone off, most urgent first. */
export function listDeadlines(
  tenancy: Tenancy,
  now: Date,
  landlord: TenancyLandlord | null = null,
): Deadline[] {
  const today = getLondonDate(now);
  const changes = tenancy.state === "progressing" ? listNameClocks(tenancy, landlord, today) : [];
  return [...listAllDeadlines(tenancy, today), ...changes]
    .flatMap((clock) => soundAlarm(clock, today) ?? [])
    .toSorted((a, b) => (a.dueOn === b.dueOn ? 0 : a.dueOn < b.dueOn ? -1 : 1));
}

function soundAlarm(clock: Clock, today: string): Deadline | null {
  const { name, dueOn, personId, payment = null } = clock;
  const reached = warnings[name].filter((days) => addDays(dueOn, days) <= today);
  const days = reached.at(-1);
  if (days === undefined) return null;
  const key = [name, payment, personId, dueOn, days].filter((part) => part !== null).join(" ");
  const stage = days > 0 ? "overdue" : days === 0 ? "due" : "soon";
  return { ...clock, key, stage, since: addDays(dueOn, days) };
}

/** Every clock that runs, whether or not it has gone off yet. */
export function listAllDeadlines(tenancy: Tenancy, today: string): Clock[] {
  const { state } = tenancy;
  return [
    ...listHoldingClocks(tenancy, today),
    ...(state === "progressing" ? listProgressClocks(tenancy) : []),
    ...(isOver(tenancy) ? [] : listPaymentClocks(tenancy)),
    ...(isOver(tenancy) ? [] : listDepositClocks(tenancy)),
    ...(isOver(tenancy) ? [] : listFollowUpClocks(tenancy)),
    ...listReportClocks(tenancy),
    ...(state === "moved-in" ? [createGoesOnClock(tenancy)] : []),
    ...(state === "fallen-through" ? listRepaymentClocks(tenancy) : []),
  ];
}

function listHoldingClocks(tenancy: Tenancy, today: string): Clock[] {
  const repayment = findRepayment(tenancy, today);
  if (repayment !== null) {
    const { dueOn } = repayment;
    return [{ name: "holding-deposit", dueOn, personId: null, rule: "repay-in-full" }];
  }
  const deadline = findAgreementDeadline(tenancy);
  const isOpen = tenancy.state === "progressing" && findSignedOn(tenancy) === null;
  if (deadline === null || !isOpen) return [];
  if (countHeld(findPayment(tenancy, "holding-deposit")) === 0) return [];
  return [{ name: "agreement", dueOn: deadline, personId: null, rule: "extension-late" }];
}

function listProgressClocks(tenancy: Tenancy): Clock[] {
  const { startsOn, people } = tenancy;
  const unchecked = listSteps(tenancy, "right-to-rent").filter(
    (step) => !isFulfilled(tenancy, step),
  );
  const codes = people.filter(({ id }) => unchecked.some(({ personId }) => personId === id));
  return [
    ...unchecked.map(({ personId }): Clock => {
      return { name: "right-to-rent", dueOn: startsOn, personId, rule: "right-to-rent-early" };
    }),
    ...codes.flatMap(({ id: personId, shareCode }): Clock[] => {
      if (shareCode === null) return [];
      const dueOn = findShareCodeEnd(shareCode.givenOn);
      return [{ name: "share-code", dueOn, personId, rule: "share-code-old" }];
    }),
    { name: "start", dueOn: startsOn, personId: null, rule: "keys-last" },
  ];
}

/** At once: until they are dealt with no paper is made, sent or signed. */
function listNameClocks(
  tenancy: Tenancy,
  landlord: TenancyLandlord | null,
  today: string,
): Clock[] {
  const { acceptedOn } = tenancy;
  const since = (on: string) => (on < acceptedOn ? acceptedOn : on > today ? today : on);
  const problems = listNameProblems(tenancy);
  const people = tenancy.people.flatMap(({ id: personId, record }): Clock[] => {
    const theirs = problems.filter(({ person }) => person.id === personId);
    if (theirs.some(({ why }) => why !== "unprintable"))
      return [{ name: "name-changed", dueOn: since(record.on), personId, rule: null }];
    return theirs.slice(0, 1).map(({ step }) => {
      return { name: "name-unprintable", dueOn: since(step.done!.on), personId, rule: null };
    });
  });
  const problem = findNamingProblem(tenancy, landlord);
  if (problem !== "landlord-changed" && problem !== "landlord-unprintable") return people;
  const dueOn = since(landlord?.change?.on ?? acceptedOn);
  return [{ name: problem, dueOn, personId: null, rule: null }, ...people];
}

/** After the keys something is open only where a receipt was corrected. */
function listPaymentClocks(tenancy: Tenancy): Clock[] {
  return listAwaitedPayments(tenancy).map(({ kind: payment, dueOn }) => {
    return { name: "payment", dueOn, personId: null, payment, rule: null };
  });
}

/** Both within 30 days of the receipt (Housing Act 2004, section 213(3), (5) and (6)). */
function listDepositClocks(tenancy: Tenancy): Clock[] {
  const receivedOn = findDepositReceivedOn(tenancy);
  if (receivedOn === null || findPayment(tenancy, "deposit")?.settled) return [];
  const dueOn = addDays(receivedOn, registrationDays - 1);
  return depositSteps
    .filter((name) => !areStepsDone(tenancy, name))
    .map((name) => ({ name, dueOn, personId: null, rule: "deposit-not-here" }));
}

function listFollowUpClocks(tenancy: Tenancy): Clock[] {
  return listSteps(tenancy, "right-to-rent").flatMap(({ personId, done }): Clock[] => {
    const dueOn = done && findFollowUp(done);
    if (!dueOn) return [];
    return [{ name: "right-to-rent-follow-up", dueOn, personId, rule: "right-to-rent-details" }];
  });
}

/** At once: landlord and agent are excused only if it is soon (Immigration Act 2014, section 24(6)). */
function listReportClocks(tenancy: Tenancy): Clock[] {
  return listSteps(tenancy, "right-to-rent").flatMap((step): Clock[] => {
    const dueOn = findUnreportedSince(tenancy, step);
    if (dueOn === null) return [];
    const { personId } = step;
    return [{ name: "home-office-report", dueOn, personId, rule: "nothing-to-report" }];
  });
}

function createGoesOnClock(tenancy: Tenancy): Clock {
  const dueOn = findNextConfirmation(tenancy);
  return { name: "tenancy-goes-on", dueOn, personId: null, rule: "goes-on-unknown" };
}

/** Rent and deposit of a tenancy that both gave up before it began. */
function listRepaymentClocks(tenancy: Tenancy): Clock[] {
  return tenancy.payments.filter(isToRepayAtEnd).flatMap((payment): Clock[] => {
    const dueOn = findReturnDueOn(tenancy, payment);
    if (dueOn === null) return [];
    const { kind } = payment;
    return [{ name: "repayment", payment: kind, dueOn, personId: null, rule: "repay-in-full" }];
  });
}

/** A holding deposit that is still held has a clock of its own. One that counted goes back, too. */
function isToRepayAtEnd(payment: TenancyPayment): boolean {
  if (payment.kind === "holding-deposit") return findAppliedHoldingDeposit(payment) !== null;
  return countHeld(payment) > 0;
}
