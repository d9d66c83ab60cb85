import { useEffect, useRef, useState } from "react";
import type { Draft } from "./draft.ts";
import { getAllowedStep, type Step } from "./steps.ts";
import { useStepFocus } from "./use-step-focus.ts";
import { useRestoredStep, useStepHistory } from "./use-step-history.ts";

/**
 * Which step of a journey shows, and whether it was found wrong.
 * @param name keeps a form within a form apart from the outer one in the browser's history
 */
export function useCurrentStep(
  steps: readonly Step<string>[],
  draft: Draft | null,
  answers: () => object,
  name?: string,
) {
  const initial = useInitialStep(steps, draft, name);
  const [requested, setRequested] = useState(initial.step);
  /** True from a Next that found something wrong until another step shows. */
  const [isInvalid, setIsInvalid] = useState(false);
  // The journey may have lost steps since.
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
    // A button that is pressed twice leads on once.
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
    /** Index of the step. */
    current,
    step,
    isInvalid,
    setIsInvalid,
    /** Shows a step; one further on is left by the browser's Back. */
    show,
    /** Shows a step that the visitor chose; also one before is left by the browser's Back. */
    jump,
    /** Shows a step that something is wrong with, without an entry in the history. */
    refuse: (wrong: number): void => {
      setRequested(wrong);
      setIsInvalid(true);
    },
    /** As the browser's Back, except where that would lead on to a later step. */
    back: (): void => {
      const { cameFrom } = history;
      if (cameFrom === null) show(Math.max(0, current - 1));
      else if (cameFrom > current) jump(Math.max(0, current - 1));
      else history.leave();
    },
    /** Back to the entry of the history where the form began, then calls back. */
    leave: history.leaveAll,
  };
}

/** The step that a form begins at, and where Back to the form's own entry of the history leads. */
function useInitialStep(steps: readonly Step<string>[], draft: Draft | null, name?: string) {
  const reached = useRestoredStep(name);
  const [beginning] = useState(() => {
    const step = getAllowedStep(steps, draft?.answers ?? {}, reached ?? draft?.step ?? 0);
    // after a reload nobody knows more of that entry than that it was the beginning
    return { step, ofEntry: reached === null ? step : 0 };
  });
  return beginning;
}
