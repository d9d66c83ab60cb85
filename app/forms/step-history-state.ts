import * as v from "valibot";

const stepStateSchema = v.object({ step: v.number(), from: v.number(), deep: v.number() });

/** A step of a form in the browser's history. */
export interface StepHistoryState {
  step: number;
  /** The step of the entry before. */
  from: number;
  /** How many entries lie between this one and where the form began. */
  deep: number;
}

/** The step that an entry of the history stands for, null where it is none of that form. */
export function readStepState(state: unknown, name: string): StepHistoryState | null {
  const parsed = v.safeParse(v.object({ [name]: stepStateSchema }), state);
  return parsed.success ? parsed.output[name]! : null;
}

/** The state of an entry that follows a step; what other forms keep in it stays. */
export function createStepState(
  state: unknown,
  name: string,
  { step, from }: Pick<StepHistoryState, "step" | "from">,
): Record<string, unknown> {
  const others = typeof state === "object" ? state : null;
  return { ...others, [name]: { step, from, deep: (readStepState(state, name)?.deep ?? 0) + 1 } };
}
