import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { createStepState, readStepState } from "./step-history-state.ts";

/**
 * Adds a history entry for each step, so that Back returns to the previous one. The URL stays the
 * same, so routes can skip their loader in `shouldRevalidate`. `show` gets null where the form
 * began; `name` separates nested forms.
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
    // outer components must handle the navigation first
    if (callback) queueMicrotask(callback);
    else if (type === NavigationType.Pop) show(stepState?.step ?? null);
  });
  return {
    enter: (step: number, from = 0): void => {
      void navigate(
        { search: location.search, hash: location.hash },
        { state: createStepState(location.state, name, { step, from }), preventScrollReset: true },
      );
    },
    /** Step of the previous entry; null if it is not this form's. */
    cameFrom: stepState?.from ?? null,
    leave: (): void => {
      void navigate(-1);
    },
    leaveAll: (afterwards: () => void): void => {
      if (stepState === null) afterwards();
      else {
        pendingCallback.current = afterwards;
        void navigate(-stepState.deep);
      }
    },
  };
}

/** Step to restore after a reload; null at the form's start and before hydration. */
export function useRestoredStep(name = "step"): number | null {
  const { state } = useLocation();
  return useHydrated() ? (readStepState(state, name)?.step ?? null) : null;
}
