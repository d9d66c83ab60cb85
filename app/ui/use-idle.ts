import { useEffect, useState } from "react";

const idleMs = 3500;

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
