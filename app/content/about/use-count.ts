import { useEffect, useRef, useState } from "react";
import { interpolateCount } from "./interpolate-count.ts";

const durationMs = 1200;
/** Starts before the element is visible, so that the reset to 0 is not seen. */
const rootMargin = "0px 0px 48px";

/**
 * Counts up once when scrolled into view. Server rendering, no JavaScript and reduced motion show
 * the final number at once.
 */
export function useCount(value: number) {
  const element = useRef<HTMLLIElement>(null);
  const [shownValue, setShown] = useState(value);
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    let frame = 0;
    const count = () => {
      const began = performance.now();
      const step = (now: number) => {
        const share = (now - began) / durationMs;
        setShown(interpolateCount(value, share));
        if (share < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        count();
      },
      { rootMargin },
    );
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [value]);
  return { element, shown: shownValue };
}
