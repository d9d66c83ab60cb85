import { useCallback, useEffect, useRef } from "react";
import { useNavigation, useRevalidator } from "react-router";

/**
 * Loads the page's data again, but not while a form is on its way: the router would begin its
 * navigation anew and forget what the action answered.
 */
export function useLaterRevalidation(): () => void {
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const isIdle = useRef(true);
  const isWaiting = useRef(false);
  useEffect(() => {
    isIdle.current = state === "idle";
    if (state !== "idle" || !isWaiting.current) return;
    isWaiting.current = false;
    void revalidate();
  }, [revalidate, state]);
  return useCallback(() => {
    if (isIdle.current) void revalidate();
    else isWaiting.current = true;
  }, [revalidate]);
}
