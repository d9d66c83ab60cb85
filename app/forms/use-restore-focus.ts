import { useEffect, useRef } from "react";

/** A disabled button loses focus, so focus is restored after a failed submission. */
export function useRestoreFocus(sending: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current && !sending && document.activeElement === document.body) {
      button.current?.focus();
    }
    sent.current = sending;
  }, [sending]);
  return button;
}
