import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";

/**
 * Makes each step of a form an entry of the browser's history, so that its Back moves a step back.
 * The address stays as it is: a route whose loader should not run again for a step says so in
 * `shouldRevalidate`.
 * @param show called when the visitor moves through the history
 */
export function useStepHistory(show: (step: number) => void) {
  const navigate = useNavigate();
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(location.key);
  useEffect(() => {
    if (shown.current === location.key) return;
    shown.current = location.key;
    if (type === NavigationType.Pop) show(stepIn(location.state) ?? 0);
  });
  return {
    /** A step that Back leaves again. @param from the step before */
    enter(step: number, from: number): void {
      void navigate(
        { search: location.search, hash: location.hash },
        { state: { step, from }, preventScrollReset: true },
      );
    },
    /** The step of the entry before this one; null where that is none of this form. */
    cameFrom: stepIn(location.state, "from"),
    leave(): void {
      void navigate(-1);
    },
  };
}

function stepIn(state: unknown, name: "step" | "from" = "step"): number | null {
  const step = typeof state === "object" && state !== null ? Reflect.get(state, name) : null;
  return typeof step === "number" ? step : null;
}
