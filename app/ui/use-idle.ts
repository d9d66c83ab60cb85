import { useEffect, useState } from "react";

/** Landlord specification, 'Images and lightbox': 3.5 s without mouse movement. */
const idleMs = 3500;

/** Whether the mouse has rested for so long; a movement, a touch or a key ends it. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const resetTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIsIdle(true), idleMs);
      setIsIdle(false);
    };
    resetTimer();
    for (const event of ["pointermove", "pointerdown", "keydown"]) {
      addEventListener(event, resetTimer, {
        capture: true,
        passive: true,
        signal: listening.signal,
      });
    }
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);
  return isIdle;
}
