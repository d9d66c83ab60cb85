import { useEffect, useRef } from "react";
import type { Step } from "./steps.ts";

/** Narrower than this, a step begins at the top of the page (renter specification, section 9). */
const smallScreen = "(width < 480px)";

/** The first field that is wrong; of a group that is wrong its first choice. */
const wrongField =
  "form :is(input, select, textarea)[aria-invalid], form [aria-invalid] :is(input, select)";

/** A new step begins at its start, or at the first field that is wrong. @param current its index */
export function useFocusOnArrival(current: number, step: Step<string>): void {
  const start = step.start ?? step.fields[0] ?? "question";
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    const wrong = document.querySelector<HTMLElement>(wrongField);
    const small = matchMedia(smallScreen).matches;
    (wrong ?? document.getElementById(start))?.focus({ preventScroll: small });
    if (small) window.scrollTo(0, 0);
  }, [current, start]);
}
