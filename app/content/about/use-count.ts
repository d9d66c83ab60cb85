import { useEffect, useRef, useState } from "react";
import { interpolateCount } from "./interpolate-count.ts";

const durationMs = 1200;
/** The count begins a little before its element is seen, so that nobody sees it drop to 0. */
const rootMargin = "0px 0px 48px";

/**
 * Counts to a number once, when its element comes into view. On the server, without script, and for
 * who asks for less motion, the number is there from the start.
 */
export function useCount(value: number) {
  const element = useRef<HTMLLIElement>(null);
  const [shown, setShown] = useState(value);
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
  return { element, shown };
}
