import { useEffect, useRef } from "react";
import type { Step } from "./steps.ts";

/** Narrower than this, a step begins at the top of the page (renter specification, section 9). */
const smallScreenQuery = "(width < 480px)";

/** The first field that is wrong; of a group that is wrong its first choice. */
const invalidFieldSelector =
  "form :is(input, select, textarea)[aria-invalid], form [aria-invalid] :is(input, select)";

/** A new step begins at its start, or at the first field that is wrong. @param current its index */
export function useStepFocus(current: number, step: Step<string>): void {
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
