import * as v from "valibot";

const stepStateSchema = v.object({ step: v.number(), from: v.number(), deep: v.number() });

export interface StepHistoryState {
  step: number;
  from: number;
  /** Number of entries since the form began. */
  deep: number;
}

/** Returns the step stored in a history entry's state; null if it is not this form's. */
export function readStepState(state: unknown, name: string): StepHistoryState | null {
  const parsed = v.safeParse(v.object({ [name]: stepStateSchema }), state);
  return parsed.success ? parsed.output[name]! : null;
}

/** Returns the state for the next entry, keeping what other forms store in it. */
export function createStepState(
  state: unknown,
  name: string,
  { step, from }: Pick<StepHistoryState, "step" | "from">,
): Record<string, unknown> {
  const others = typeof state === "object" ? state : null;
  return { ...others, [name]: { step, from, deep: (readStepState(state, name)?.deep ?? 0) + 1 } };
}
