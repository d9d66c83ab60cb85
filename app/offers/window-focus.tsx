import { type ReactNode, useEffect, useRef } from "react";

/** `still` leaves the focus alone, for a page's first window. */
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
