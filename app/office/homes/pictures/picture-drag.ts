import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import {
  draggable,
  dropTargetForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import {
  dropTargetForExternal,
  monitorForExternal,
} from "@atlaskit/pragmatic-drag-and-drop/external/adapter";
import { containsFiles, getFiles } from "@atlaskit/pragmatic-drag-and-drop/external/file";
import { preventUnhandled } from "@atlaskit/pragmatic-drag-and-drop/prevent-unhandled";

export interface Dragging {
  begin: (key: string) => void;
  /** @param key of the picture whose place it would take */
  over: (key: string) => void;
  drop: () => void;
  /** Dropped beside the list. */
  leave: () => void;
}

function getKey(card: Element): string {
  return card.getAttribute("data-picture") ?? "";
}

/** @returns ends it */
export function makeSortable(list: HTMLElement, dragging: Dragging): () => void {
  const cards = [...list.querySelectorAll<HTMLElement>("[data-picture]")];
  return combine(...cards.map((card) => makeCardSortable(card, dragging)));
}

function makeCardSortable(element: HTMLElement, { begin, over, drop, leave }: Dragging) {
  return combine(
    draggable({
      element,
      dragHandle: element.querySelector(".picture__lift") ?? element,
      getInitialData: () => ({ picture: getKey(element) }),
      onDragStart: () => begin(getKey(element)),
      onDrop({ location }) {
        if (location.current.dropTargets.length > 0) drop();
        else leave();
      },
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => typeof source.data["picture"] === "string",
      onDragEnter({ source, self }) {
        const key = getKey(self.element);
        if (key !== source.data["picture"]) over(key);
      },
    }),
  );
}

/** @returns ends it */
export function takeDroppedFiles(
  element: HTMLElement,
  { onOver, onFiles }: { onOver: (isOver: boolean) => void; onFiles: (files: File[]) => void },
): () => void {
  return combine(
    dropTargetForExternal({
      element,
      canDrop: containsFiles,
      onDragEnter: () => onOver(true),
      onDragLeave: () => onOver(false),
      onDrop({ source }) {
        onOver(false);
        onFiles(getFiles({ source }));
      },
    }),
    // A file that misses the place must not replace the page.
    monitorForExternal({
      canMonitor: containsFiles,
      onDragStart: () => preventUnhandled.start(),
      onDrop: () => preventUnhandled.stop(),
    }),
  );
}
