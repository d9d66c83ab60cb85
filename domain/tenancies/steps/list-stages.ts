import { findDepositReceivedOn, findRepayment } from "../money/holding-deposit.ts";
import { getAmountOutstanding } from "../money/move-money.ts";
import { getAmountToRepay } from "../money/repayments.ts";
import { depositSteps, findSignedOn, isFulfilled } from "./required-steps.ts";
import {
  countHeld,
  findPayment,
  isOver,
  listSteps,
  moveInSteps,
  type PaymentKind,
  type StepKind,
  type Tenancy,
  type TenancyStep,
} from "../tenancy.ts";

export const stageNames = [
  "holding-deposit",
  "checks",
  "right-to-rent",
  "agreement",
  "first-money",
  "registration",
  "move-in",
] as const;
export type StageName = (typeof stageNames)[number];

export const stageTitles: Record<StageName, string> = {
  "holding-deposit": "Holding deposit",
  checks: "ID, sanctions and referencing",
  "right-to-rent": "Right to rent",
  agreement: "Agreement and documents",
  "first-money": "Move-in payments",
  registration: "Deposit registration",
  "move-in": "Move-in",
};

const stepsOfStages: Record<StageName, readonly StepKind[]> = {
  "holding-deposit": [],
  checks: ["identity", "sanctions", "references", "guarantee"],
  "right-to-rent": ["right-to-rent"],
  agreement: [
    "written-statement",
    "gas-certificate",
    "electrical-report",
    "energy-certificate",
    "signature",
    "landlord-signature",
  ],
  "first-money": [],
  registration: depositSteps,
  "move-in": moveInSteps,
};

const paymentsOfStages: Partial<Record<StageName, readonly PaymentKind[]>> = {
  "holding-deposit": ["holding-deposit"],
  "first-money": ["first-rent", "deposit"],
};

export interface Stage {
  name: StageName;
  /** `next`: a rule keeps it from being worked on yet, or the tenancy is over. Several can be `now`. */
  state: "done" | "now" | "next";
  steps: TenancyStep[];
  payments: readonly PaymentKind[];
  /** Of its steps and payments. */
  done: number;
  total: number;
}

/** The seven stages of a tenancy, each with what belongs to it. */
export function listStages(tenancy: Tenancy, today: string): Stage[] {
  return stageNames.map((name) => {
    const kinds = stepsOfStages[name];
    const steps = listSteps(tenancy, ...kinds).toSorted(
      (a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind),
    );
    const payments = (paymentsOfStages[name] ?? []).filter(
      (kind) => kind !== "deposit" || tenancy.takesDeposit,
    );
    const done =
      steps.filter((step) => isFulfilled(tenancy, step)).length +
      payments.filter((kind) => isPaid(tenancy, kind)).length;
    const total = steps.length + payments.length;
    const isDone = done === total || (name === "holding-deposit" && isSkipped(tenancy));
    const state = isMoneyToSettle(tenancy, payments, today)
      ? "now"
      : isDone
        ? "done"
        : isOpen(tenancy, name)
          ? "now"
          : "next";
    return { name, state, steps, payments, done, total };
  });
}

/** It came as it was asked, whatever became of it later. */
function isPaid(tenancy: Tenancy, kind: PaymentKind): boolean {
  const payment = findPayment(tenancy, kind);
  return payment !== null && getAmountOutstanding(payment) === 0;
}

/** Once everybody has signed there is nothing left to hold the home for. */
function isSkipped(tenancy: Tenancy): boolean {
  const payment = findPayment(tenancy, "holding-deposit");
  return findSignedOn(tenancy) !== null && countHeld(payment) === 0;
}

/** A holding deposit within its seven days, and all that is left to do once a tenancy fell through. */
function isMoneyToSettle(
  tenancy: Tenancy,
  payments: readonly PaymentKind[],
  today: string,
): boolean {
  if (tenancy.state === "fallen-through")
    return payments.some((kind) => getAmountToRepay(tenancy, findPayment(tenancy, kind)) > 0);
  return payments.includes("holding-deposit") && findRepayment(tenancy, today) !== null;
}

function isOpen(tenancy: Tenancy, name: StageName): boolean {
  if (isOver(tenancy)) return false;
  const isSigned = findSignedOn(tenancy) !== null;
  switch (name) {
    case "first-money":
      return isSigned;
    case "registration":
      return findDepositReceivedOn(tenancy) !== null;
    case "move-in":
      return isSigned && isPaid(tenancy, "first-rent");
    default:
      return true;
  }
}
