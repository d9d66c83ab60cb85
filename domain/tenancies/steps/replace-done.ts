import type { EarlierRecord, StepDone, Tenancy, TenancyStep } from "../tenancy.ts";

/**
 * Records a step anew, or as open again, and keeps what it was recorded as. The first check of a right
 * to rent is what excuses the landlord, whatever a later one finds (Immigration Act 2014, section 24).
 */
export function replaceDone(
  step: TenancyStep,
  done: StepDone | null,
  { today: on, by }: { today: string; by: string },
  how: EarlierRecord["how"] = done === null ? "undone" : "repeated",
): TenancyStep {
  if (step.done === null) return { ...step, done };
  return { ...step, done, earlier: [...step.earlier, { was: step.done, how, on, by }] };
}

/** One that was given says other terms, so it is given anew (Housing Act 1988, section 16D). */
export function withdrawStatement(
  { steps }: Tenancy,
  context: { today: string; by: string },
): Tenancy["steps"] {
  return steps.map((step) =>
    step.kind === "written-statement" ? replaceDone(step, null, context) : step,
  );
}
