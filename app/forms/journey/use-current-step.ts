import { useEffect, useRef, useState } from "react";
import type { Draft } from "../draft.ts";
import { getAllowedStep, type Step } from "../../../domain/shared/fields/form-steps.ts";
import { useRestoredStep, useStepHistory } from "./use-step-history.ts";

/** Below this width a step starts at the top of the page (renter specification, section 9). */
const smallScreenQuery = "(width < 480px)";

/** The first invalid field, or the first choice of an invalid group. */
const invalidFieldSelector =
  "form :is(input, select, textarea)[aria-invalid], form [aria-invalid] :is(input, select)";

/**
 * `name` separates a nested form's history state from the outer one's. `isInvalid` of a form that
 * was sent without script.
 */
export function useCurrentStep(
  steps: readonly Step<string>[],
  draft: Draft | null,
  answers: () => object,
  { isInvalid: isInvalidAtFirst = false, name }: { isInvalid?: boolean; name?: string } = {},
) {
  const initial = useInitialStep(steps, draft, name);
  const [requested, setRequested] = useState(initial.step);
  /** True after a failed Next until another step shows. */
  const [isInvalid, setIsInvalid] = useState(isInvalidAtFirst);
  // The journey may have fewer steps now.
  const current = Math.min(requested, steps.length - 1);
  const step = steps[current]!;
  useStepFocus(current, step);
  const history = useStepHistory((entered) => {
    setIsInvalid(false);
    setRequested(getAllowedStep(steps, answers(), entered ?? initial.ofEntry));
  }, name);

  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  });

  function enter(next: number): void {
    // A double click advances only once.
    if (next !== latest.current) history.enter(next, current);
  }
  function show(next: number): void {
    setIsInvalid(false);
    setRequested(next);
    if (next > current) enter(next);
  }
  function jump(next: number): void {
    show(next);
    if (next < current) enter(next);
  }

  return {
    current,
    step,
    isInvalid,
    setIsInvalid,
    /** Shows a step; moving forward adds a history entry. */
    show,
    /** Shows a step chosen by the visitor; moving backward adds a history entry too. */
    jump,
    /** Shows an invalid step without adding a history entry. */
    refuse: (wrong: number): void => {
      setRequested(wrong);
      setIsInvalid(true);
    },
    /** Same as the browser's Back, unless that leads to a later step. */
    back: (): void => {
      const { cameFrom } = history;
      if (cameFrom === null) show(Math.max(0, current - 1));
      else if (cameFrom > current) jump(Math.max(0, current - 1));
      else history.leave();
    },
    leave: history.leaveAll,
  };
}

function useInitialStep(steps: readonly Step<string>[], draft: Draft | null, name?: string) {
  const restored = useRestoredStep(name);
  const [beginning] = useState(() => {
    const step = getAllowedStep(steps, draft?.answers ?? {}, restored ?? draft?.step ?? 0);
    // after a reload that entry's step is unknown, so Back leads to the first one
    return { step, ofEntry: restored === null ? step : 0 };
  });
  return beginning;
}

function useStepFocus(current: number, step: Step<string>): void {
  const start = step.focusId ?? step.fields[0] ?? "question";
  const previous = useRef(current);
  useEffect(() => {
    if (previous.current === current) return;
    previous.current = current;
    const invalidField = document.querySelector<HTMLElement>(invalidFieldSelector);
    const isSmall = matchMedia(smallScreenQuery).matches;
    (invalidField ?? document.getElementById(start))?.focus({ preventScroll: isSmall });
    if (isSmall) window.scrollTo(0, 0);
  }, [current, start]);
}
