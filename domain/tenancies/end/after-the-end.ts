import { addDays } from "../../shared/dates.ts";
import { findDepositReceivedOn } from "../money/holding-deposit.ts";
import type { TenancyAction } from "../tenancy-action.ts";
import {
  endSteps,
  type EndStep,
  findPayment,
  listSteps,
  type StepDone,
  type Tenancy,
  type TenancyStep,
} from "../tenancy.ts";

type Finish = Extract<TenancyAction, { do: "finish" }>;
type Told = Pick<StepDone, "on" | "by" | "evidence">;

/** Days after the end by which it should be done. No deadline of law. */
const daysAfter: Record<EndStep, number> = {
  "deposit-settled": 10,
  "keys-back": 0,
  "home-decided": 0,
};

/** What the end of a tenancy leaves to deal with, done where whoever records it says so. */
export function planEndSteps(
  tenancy: Tenancy,
  { on, evidence, done = [] }: Finish,
  by: string,
): TenancyStep[] {
  const ownerId = tenancy.steps[0]?.ownerId ?? null;
  return endSteps
    .filter((kind) => kind !== "deposit-settled" || isDepositOpen(tenancy))
    .map((kind) => ({
      kind,
      personId: null,
      ownerId,
      dueOn: addDays(on, daysAfter[kind]),
      done: done.includes(kind) ? toDone({ on, by, evidence }) : null,
      earlier: [],
    }));
}

/** Of a tenancy that is over, in order. */
export function listOpenEndSteps(tenancy: Pick<Tenancy, "steps">): TenancyStep[] {
  return listSteps(tenancy, ...endSteps).filter(({ done }) => done === null);
}

export function isEndStep(kind: string): kind is EndStep {
  return endSteps.some((one) => one === kind);
}

/** A deposit that went back in full leaves nothing to settle. */
export function settleDepositStep(tenancy: Tenancy, told: Told): Tenancy {
  const steps = tenancy.steps.map((step) =>
    step.kind === "deposit-settled" && step.done === null ? { ...step, done: toDone(told) } : step,
  );
  return { ...tenancy, steps };
}

function isDepositOpen(tenancy: Tenancy): boolean {
  return (
    findDepositReceivedOn(tenancy) !== null &&
    findPayment(tenancy, "deposit")?.settled?.how !== "repaid"
  );
}

function toDone(told: Told): StepDone {
  return {
    ...told,
    outcome: "passed",
    rightToRent: null,
    confirmed: null,
    reported: null,
    source: null,
  };
}
