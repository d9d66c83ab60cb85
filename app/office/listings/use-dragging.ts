import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import {
  draggable,
  dropTargetForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { useEffect, useEffectEvent } from "react";
import type { ShownPicture } from "./shown.ts";

interface Dragging {
  begin: (key: string) => void;
  /** @param key of the picture whose place it would take */
  over: (key: string) => void;
  drop: () => void;
  /** Dropped beside the list. */
  leave: () => void;
}

export function useDragging(
  list: React.RefObject<HTMLElement | null>,
  isOn: boolean,
  pictures: readonly ShownPicture[],
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
    const known = isOn ? keys.split(" ") : [];
    const cards = [...(list.current?.querySelectorAll<HTMLElement>("[data-picture]") ?? [])];
    const listeners = { onBegin, onOver, onDrop, onLeave };
    return combine(
      ...cards
        .filter((card) => known.includes(getKey(card)))
        .flatMap((card) => makeSortable(card, listeners)),
    );
  }, [isOn, keys, list]);
}

function getKey(card: Element): string {
  return card.getAttribute("data-picture") ?? "";
}

function makeSortable(
  element: HTMLElement,
  listeners: {
    onBegin: Dragging["begin"];
    onOver: Dragging["over"];
    onDrop: Dragging["drop"];
    onLeave: Dragging["leave"];
  },
): (() => void)[] {
  return [
    draggable({
      element,
      dragHandle: element.querySelector(".picture__lift") ?? element,
      getInitialData: () => ({ picture: getKey(element) }),
      onDragStart: () => listeners.onBegin(getKey(element)),
      onDrop({ location }) {
        if (location.current.dropTargets.length > 0) listeners.onDrop();
        else listeners.onLeave();
      },
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => typeof source.data["picture"] === "string",
      onDragEnter({ source, self }) {
        const key = getKey(self.element);
        if (key !== source.data["picture"]) listeners.onOver(key);
      },
    }),
  ];
}
