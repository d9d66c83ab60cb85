import { type ProgressRule, refuse } from "../progress-rules.ts";
import type { ActionContext, TenancyAction } from "../tenancy-action.ts";
import { listSteps, type StepDone, type Tenancy, type TenancyStep } from "../tenancy.ts";

type Report = Extract<TenancyAction, { do: "report-right-to-rent" }>;

/**
 * Since when somebody lives there of whom a check found no right to rent, and it was not reported to
 * the Home Office: as soon as reasonably practicable, or landlord and agent have no excuse (Immigration
 * Act 2014, sections 24(6) and 26(6)). That they have left since changes nothing.
 */
export function findUnreportedSince(
  { state }: Pick<Tenancy, "state">,
  { done, earlier }: TenancyStep,
): string | null {
  if (!isDenied(done) || done.reported !== null || !isReportable(state)) return null;
  const records = earlier.filter(({ how }) => how === "repeated").map(({ was }) => was);
  const last = records.findLastIndex((was) => !isDenied(was));
  return (records[last + 1] ?? done).on;
}

/** Of one that was never let in there is nothing to report. */
function isReportable(state: Tenancy["state"]): boolean {
  return state === "moved-in" || state === "finished";
}

function isDenied(done: StepDone | null): done is StepDone {
  return done?.rightToRent?.result === "none";
}

/** One that was recorded by mistake can be noticed after the end, when nobody checks again. */
export function isDenialToCorrect(
  { state }: Pick<Tenancy, "state">,
  { done }: Pick<TenancyStep, "done">,
): boolean {
  return state === "finished" && isDenied(done);
}

/** A further check that finds none, too, needs no report of its own. */
export function findReportToKeep({ done }: TenancyStep, next: Pick<StepDone, "rightToRent">) {
  return next.rightToRent?.result === "none" && isDenied(done) ? done.reported : null;
}

export function reportRightToRent(
  tenancy: Tenancy,
  { personId, on, evidence }: Report,
  { by }: ActionContext,
): { ok: true; tenancy: Tenancy } | ReturnType<typeof refuse> {
  const step = listSteps(tenancy, "right-to-rent").find((one) => one.personId === personId);
  const problem = findReportProblem(tenancy, step, on);
  if (problem !== null) return refuse(problem);
  const steps = tenancy.steps.map((one) =>
    one === step && one.done
      ? { ...one, done: { ...one.done, reported: { on, by, evidence } } }
      : one,
  );
  return { ok: true, tenancy: { ...tenancy, steps } };
}

function findReportProblem(
  tenancy: Tenancy,
  step: TenancyStep | undefined,
  on: string,
): ProgressRule | null {
  if (step === undefined || !isDenied(step.done) || !isReportable(tenancy.state))
    return "nothing-to-report";
  if (step.done.reported !== null) return "reported-already";
  const since = findUnreportedSince(tenancy, step);
  return since !== null && on < since ? "date-outside" : null;
}
