import { useEffect, useEffectEvent } from "react";
import type { Dragging } from "./picture-drag.ts";
import type { PictureView } from "../shown.ts";

/** Makes the pictures of a list draggable, once the code for it is there. */
export function useDragging(
  list: React.RefObject<HTMLElement | null>,
  isOn: boolean,
  pictures: readonly PictureView[],
  { begin, over, drop, leave }: Dragging,
): void {
  const onBegin = useEffectEvent(begin);
  const onOver = useEffectEvent(over);
  const onDrop = useEffectEvent(drop);
  const onLeave = useEffectEvent(leave);
  const keys = pictures
    .map(({ key }) => key)
    .toSorted()
    .join(" ");
  useEffect(() => {
    const element = keys === "" || !isOn ? null : list.current;
    return element
      ? startLater(async () => {
          const { makeSortable } = await import("./picture-drag.ts");
          const dragging = { begin: onBegin, over: onOver, drop: onDrop, leave: onLeave };
          return () => makeSortable(element, dragging);
        })
      : undefined;
  }, [isOn, keys, list]);
}

/**
 * Starts what has to be loaded first. Without it the page works all the same.
 * @returns ends it, whether it has begun or not
 */
export function startLater(load: () => Promise<() => () => void>): () => void {
  let end: (() => void) | null = null;
  let isEnded = false;
  const begin = async () => {
    const start = await load().catch(() => null);
    if (start && !isEnded) end = start();
  };
  void begin();
  return () => {
    isEnded = true;
    end?.();
  };
}
