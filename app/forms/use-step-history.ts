import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";
import { useHydrated } from "../ui/use-hydrated.ts";
import { placeAfter, placeIn } from "./step-place.ts";

/**
 * Makes each step of a form an entry of the browser's history, so that its Back moves a step back.
 * The address stays as it is: a route whose loader should not run again for a step says so in
 * `shouldRevalidate`.
 * @param show called when the visitor moves through the history; null is where the form began
 * @param name keeps the steps of a form within a form apart from the outer one's
 */
export function useStepHistory(show: (step: number | null) => void, name = "step") {
  const navigate = useNavigate();
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(location.key);
  const left = useRef<(() => void) | null>(null);
  const place = placeIn(location.state, name);
  useEffect(() => {
    if (shown.current === location.key) return;
    shown.current = location.key;
    const afterwards = left.current;
    left.current = null;
    // who stands around this form has to hear of the move first
    if (afterwards) queueMicrotask(afterwards);
    else if (type === NavigationType.Pop) show(place?.step ?? null);
  });
  return {
    /** A step that Back leaves again. @param from the step before */
    enter: (step: number, from = 0): void => {
      void navigate(
        { search: location.search, hash: location.hash },
        { state: placeAfter(location.state, name, { step, from }), preventScrollReset: true },
      );
    },
    /** The step of the entry before this one; null where that is none of this form. */
    cameFrom: place?.from ?? null,
    leave: (): void => {
      void navigate(-1);
    },
    /** Goes back to where the form began, then calls back. */
    leaveAll: (afterwards: () => void): void => {
      if (place === null) afterwards();
      else {
        left.current = afterwards;
        void navigate(-place.deep);
      }
    },
  };
}

/** The step that a reload comes back to; null where the form begins, and before the page runs. */
export function useReachedStep(name = "step"): number | null {
  const { state } = useLocation();
  // the server knows nothing of the history
  return useHydrated() ? (placeIn(state, name)?.step ?? null) : null;
}
