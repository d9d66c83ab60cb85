import { useEffect, useRef } from "react";

/** Calls back when the form first gets focus, even if that was before hydration. */
export function useFirstFocus(onFirstFocus: () => void) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const element = form.current!;
    if (element.contains(document.activeElement)) onFirstFocus();
    element.addEventListener("focusin", onFirstFocus, { once: true });
    return () => element.removeEventListener("focusin", onFirstFocus);
  }, [onFirstFocus]);
  return form;
}
