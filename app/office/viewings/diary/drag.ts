import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import {
  draggable,
  dropTargetForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { disableNativeDragPreview } from "@atlaskit/pragmatic-drag-and-drop/element/disable-native-drag-preview";

interface Listeners {
  /** @param offset of the appointment's top in the column, as a share of the column's height */
  hover: (id: string, column: string, offset: number) => void;
  drop: () => void;
  /** Dropped beside the grid. */
  leave: () => void;
}

/** @returns ends it */
export function makeDraggable(
  root: HTMLElement,
  ids: readonly string[],
  { hover, drop, leave }: Listeners,
): () => void {
  // Where in the appointment the pointer took hold of it.
  let grip = 0;
  const events = [...root.querySelectorAll<HTMLElement>("[data-appointment]")].filter(
    ({ dataset }) => ids.includes(dataset["appointment"] ?? ""),
  );
  const columns = [...root.querySelectorAll<HTMLElement>("[data-column]")];
  return combine(
    ...events.map((element) =>
      draggable({
        element,
        getInitialData: () => ({ id: element.dataset["appointment"] }),
        onGenerateDragPreview({ nativeSetDragImage, location }) {
          grip = location.initial.input.clientY - element.getBoundingClientRect().top;
          // The grid shows where it would go.
          disableNativeDragPreview({ nativeSetDragImage });
        },
        onDrop: ({ location }) => {
          if (location.current.dropTargets.length > 0) drop();
          else leave();
        },
      }),
    ),
    ...columns.map((element) =>
      dropTargetForElements({
        element,
        onDrag({ source, location }) {
          const { top, height } = element.getBoundingClientRect();
          const offset = (location.current.input.clientY - grip - top) / height;
          hover(String(source.data["id"]), element.dataset["column"] ?? "", offset);
        },
      }),
    ),
  );
}
