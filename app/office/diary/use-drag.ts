import { type RefObject, useEffect, useRef } from "react";
import { type GridHours, readDropTime } from "../../../domain/viewings/diary-grid.ts";
import type { ShownDiary } from "./shown.ts";
import type { Moving } from "./use-moving.ts";

/** Appointments are dragged between the columns of the grid. What drags is loaded once the page is there. */
export function useDrag(
  diary: ShownDiary,
  hours: GridHours,
  moving: Moving,
  mayBook: boolean,
): RefObject<HTMLElement | null> {
  const root = useRef<HTMLElement>(null);
  const latest = useRef({ hours, moving });
  useEffect(() => {
    latest.current = { hours, moving };
  });
  useEffect(() => {
    if (!mayBook) return;
    let stop = () => {};
    let isOver = false;
    void import("./drag.ts").then(({ makeDraggable }) => {
      if (isOver || !root.current) return;
      stop = makeDraggable(root.current, {
        hover(id, column, offset) {
          const [date = "", negotiatorId = ""] = column.split("/");
          latest.current.moving.hover(id, {
            startsAt: readDropTime(offset, date, latest.current.hours),
            negotiatorId: Number(negotiatorId),
          });
        },
        drop: () => latest.current.moving.drop(),
        leave: () => latest.current.moving.end(),
      });
    });
    return () => {
      isOver = true;
      stop();
    };
    // Elements are made anew with what they show.
  }, [diary, mayBook]);
  return root;
}
