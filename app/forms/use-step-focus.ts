import { useEffect, useRef } from "react";
import type { Step } from "./steps.ts";

/** Below this width a step starts at the top of the page (renter specification, section 9). */
const smallScreenQuery = "(width < 480px)";

/** The first invalid field, or the first choice of an invalid group. */
const invalidFieldSelector =
  "form :is(input, select, textarea)[aria-invalid], form [aria-invalid] :is(input, select)";

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
