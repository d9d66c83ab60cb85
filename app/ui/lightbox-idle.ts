import { useEffect, useState } from "react";

/** Landlord specification, 'Images and lightbox': 3.5 s without mouse movement. */
const idleAfter = 3500;

/** Whether the mouse has rested for so long; a movement, a touch or a key ends it. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wake = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), idleAfter);
      setIdle(false);
    };
    wake();
    for (const event of ["pointermove", "pointerdown", "keydown"]) {
      addEventListener(event, wake, { capture: true, passive: true, signal: listening.signal });
    }
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);
  return idle;
}
