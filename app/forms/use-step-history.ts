import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";
import { useHydrated } from "../ui/use-hydrated.ts";
import { createStepState, readStepState } from "./step-history-state.ts";

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
  const previousKey = useRef(location.key);
  const pendingCallback = useRef<(() => void) | null>(null);
  const stepState = readStepState(location.state, name);
  useEffect(() => {
    if (previousKey.current === location.key) return;
    previousKey.current = location.key;
    const callback = pendingCallback.current;
    pendingCallback.current = null;
    // who stands around this form has to hear of the move first
    if (callback) queueMicrotask(callback);
    else if (type === NavigationType.Pop) show(stepState?.step ?? null);
  });
  return {
    /** A step that Back leaves again. @param from the step before */
    enter: (step: number, from = 0): void => {
      void navigate(
        { search: location.search, hash: location.hash },
        { state: createStepState(location.state, name, { step, from }), preventScrollReset: true },
      );
    },
    /** The step of the entry before this one; null where that is none of this form. */
    cameFrom: stepState?.from ?? null,
    leave: (): void => {
      void navigate(-1);
    },
    /** Goes back to where the form began, then calls back. */
    leaveAll: (afterwards: () => void): void => {
      if (stepState === null) afterwards();
      else {
        pendingCallback.current = afterwards;
        void navigate(-stepState.deep);
      }
    },
  };
}

/** The step that a reload comes back to; null where the form begins, and before the page runs. */
export function useRestoredStep(name = "step"): number | null {
  const { state } = useLocation();
  // the server knows nothing of the history
  return useHydrated() ? (readStepState(state, name)?.step ?? null) : null;
}
