import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * The panel that a link above it opens has the focus then.
 * @returns gives it back to that link
 */
export function usePanelFocus(): () => void {
  const location = useLocation();
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (location.hash !== "#decision") return;
    opener.current = document.activeElement;
    document.getElementById("decision")?.focus();
  }, [location]);
  return () => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
}

/** Whether it is closed because its form was done, until a link opens one again. */
export function useDonePanel(isDone: boolean): boolean {
  const { hash, search } = useLocation();
  const [done, setDone] = useState<string | null>(null);
  if (isDone && done !== search) setDone(search);
  return isDone || (done === search && hash !== "#decision");
}
