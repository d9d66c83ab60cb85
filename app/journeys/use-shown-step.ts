import { useEffect, useRef, useState } from "react";
import type { Draft } from "./draft.ts";
import { allowedStep, type Step } from "./steps.ts";
import { useFocusOnArrival } from "./use-focus-on-arrival.ts";
import { useStepHistory } from "./use-step-history.ts";

/** Which step of a journey shows, and whether it was found wrong. */
export function useShownStep(
  steps: readonly Step<string>[],
  draft: Draft | null,
  answers: () => object,
) {
  const [wanted, setWanted] = useState(() =>
    allowedStep(steps, draft?.answers ?? {}, draft?.step ?? 0),
  );
  /** True from a Next that found something wrong until another step shows. */
  const [refused, setRefused] = useState(false);
  // The journey may have lost steps since.
  const current = Math.min(wanted, steps.length - 1);
  const step = steps[current]!;
  useFocusOnArrival(current, step);
  const history = useStepHistory((entered) => {
    setRefused(false);
    setWanted(allowedStep(steps, answers(), entered));
  });

  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  });

  function enter(next: number): void {
    // A button that is pressed twice leads on once.
    if (next !== latest.current) history.enter(next, current);
  }
  function show(next: number): void {
    setRefused(false);
    setWanted(next);
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
    refused,
    setRefused,
    /** Shows a step; one further on is left by the browser's Back. */
    show,
    /** Shows a step that the visitor chose; also one before is left by the browser's Back. */
    jump,
    /** Shows a step that something is wrong with, without an entry in the history. */
    refuse: (wrong: number): void => {
      setWanted(wrong);
      setRefused(true);
    },
    /** As the browser's Back, except where that would lead on to a later step. */
    back: (): void => {
      const { cameFrom } = history;
      if (cameFrom === null) show(Math.max(0, current - 1));
      else if (cameFrom > current) jump(Math.max(0, current - 1));
      else history.leave();
    },
  };
}
