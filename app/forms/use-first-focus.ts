import { useEffect, useRef } from "react";

/** Calls back once the visitor enters the form, also if that was before the page came to life. */
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
