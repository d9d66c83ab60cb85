import { type RefObject, useEffect } from "react";
import type { ControllerRef } from "yet-another-react-lightbox";

/**
 * Closes the lightbox on scroll (touch swipes are the library's) and keeps its keys working
 * wherever focus is.
 * @param zoomed while true, scrolling pans
 */
export function useLightboxClose(
  controller: RefObject<ControllerRef | null>,
  zoomed: RefObject<boolean>,
): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const onWheel = ({ deltaX, deltaY, ctrlKey }: WheelEvent) => {
      const isVertical = Math.abs(deltaY) > Math.abs(deltaX);
      // Ctrl and scroll, or a touchpad pinch, zooms
      if (isVertical && !ctrlKey && !zoomed.current) controller.current?.close();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape") controller.current?.close();
      if (key === "ArrowLeft") controller.current?.prev();
      if (key === "ArrowRight") controller.current?.next();
    };
    addEventListener("wheel", onWheel, { passive: true, signal });
    addEventListener("keydown", onKeyDown, { signal });
    return () => listening.abort();
  }, [controller, zoomed]);
}
