import { type ReactNode, useEffect, useRef } from "react";

/**
 * Moves the focus to the heading of a window when it appears.
 * @param still for the first window of a page, which leaves the focus where it is
 */
export function WindowFocus({ still, children }: { still: boolean; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const skip = useRef(still);
  useEffect(() => {
    if (skip.current) return;
    const heading = frame.current?.querySelector("h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return <div ref={frame}>{children}</div>;
}
