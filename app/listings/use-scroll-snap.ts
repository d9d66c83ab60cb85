import { useEffect, useRef, useState } from "react";

/** Milliseconds without a scroll event after which scrolling has ended. */
const scrollEndMs = 120;

/** `index` is the picture in view; `go` wraps around. */
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
