import { type RefObject, useEffect, useRef } from "react";
import { type GridHours, readDropTime } from "../../../domain/viewings/diary-grid.ts";
import type { ShownDiary } from "./shown.ts";
import { isMovable, type Moving } from "./use-moving.ts";

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
    const movable = mayBook ? listMovable(diary) : [];
    const stopping = new AbortController();
    void startDragging(movable, stopping.signal);
    return () => stopping.abort();

    async function startDragging(ids: readonly string[], signal: AbortSignal): Promise<void> {
      const { makeDraggable } = await import("./drag.ts");
      if (signal.aborted || !root.current) return;
      const stop = makeDraggable(root.current, ids, {
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
      signal.addEventListener("abort", stop);
    }
  }, [diary, mayBook]);
  return root;
}

function listMovable({ appointments, now }: ShownDiary): string[] {
  return appointments.filter((one) => isMovable(one, now)).map(({ id }) => id);
}
