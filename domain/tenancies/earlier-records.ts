import type { EarlierRecord, StepDone, TenancyStep } from "./tenancy.ts";

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
