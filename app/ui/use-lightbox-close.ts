import { type RefObject, useEffect } from "react";
import type { ControllerRef } from "yet-another-react-lightbox";

/**
 * Closes the lightbox when the visitor scrolls (a finger's pull up or down is the library's own),
 * and lets its keys work wherever the focus went: the library stops those that it has heard.
 * @param zoomed while it is so, a scroll moves the picture
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
      // with Ctrl, and by a pinch on a touchpad, it zooms
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
