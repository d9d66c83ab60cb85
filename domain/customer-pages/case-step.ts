/** One of the steps that a renter's or landlord's page shows, in order. */
export interface CaseStep {
  name: string;
  /** `over`: it never comes, as the tenancy fell through or the offer was declined. */
  state: "done" | "now" | "next" | "over";
  /** Day, or how long it takes. Empty if nobody knows. */
  when: string;
  text: string;
  parts: StepPart[];
}

/** What a step consists of, such as each check of each person. */
export interface StepPart {
  name: string;
  state: "done" | "open" | "problem";
  text: string;
}

export interface PlannedStep extends Omit<CaseStep, "state" | "parts"> {
  isDone: boolean;
  /** Its text says what happened, and stays true where nothing more comes. */
  hasBegun?: boolean;
  parts?: StepPart[];
}

/** The first that is not done is the one of now. Nothing comes after the end. */
export function setStepStates(steps: readonly PlannedStep[], isOver: boolean): CaseStep[] {
  const first = steps.findIndex(({ isDone }) => !isDone);
  return steps.map(({ isDone, hasBegun = false, parts = [], ...step }, index) => {
    if (isOver && !isDone) {
      const done = parts.filter(({ state }) => state === "done");
      return { ...step, when: "", text: hasBegun ? step.text : "", parts: done, state: "over" };
    }
    const state = isDone ? "done" : index === first ? "now" : "next";
    return { ...step, parts, state };
  });
}

/** Number of the step that is worked on, from 1; the last one if all are done. */
export function findStepNumber(steps: readonly CaseStep[]): number {
  const now = steps.findIndex(({ state }) => state === "now");
  if (now >= 0) return now + 1;
  return Math.max(1, steps.filter(({ state }) => state === "done").length);
}
