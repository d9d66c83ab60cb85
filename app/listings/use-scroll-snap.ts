import { useEffect, useRef, useState } from "react";

/** A scroll has come to rest when none was seen for so long. */
const scrollEndMs = 120;

/**
 * A strip of equally wide pictures that scrolls sideways, by hand or by buttons.
 * @returns `index`, the picture in view; `go`, which wraps around at both ends
 */
export function useScrollSnap(count: number) {
  const strip = useRef<HTMLUListElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [index, setIndex] = useState(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const goTo = (to: number) => {
    const next = (to + count) % count;
    setIndex(next);
    if (strip.current) strip.current.scrollLeft = next * strip.current.clientWidth;
  };
  const onScroll = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (strip.current) setIndex(Math.round(strip.current.scrollLeft / strip.current.clientWidth));
    }, scrollEndMs);
  };
  return { strip, index, goTo, onScroll };
}
