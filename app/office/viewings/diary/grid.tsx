import { type RefObject, useEffect, useRef } from "react";
import { getLondonDate } from "../../../../domain/shared/dates.ts";
import {
  findGridHours,
  type GridHours,
  readDropTime,
  listTravelGaps,
} from "../../../../domain/viewings/diary/diary-grid.ts";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { type Column, listInColumn } from "./columns.ts";
import { isDayOff } from "../../../../domain/viewings/diary/day-off.ts";
import { createDiary, getWeekday, type TimeSpan } from "../../../../domain/viewings/diary/diary.ts";
import { Avatar } from "../../shell/avatar.tsx";
import { describeLoad, formatDay } from "./day-words.ts";
import type { DiaryPageView, PlacedRequestView } from "../shown.ts";
import { DayColumn } from "./day-column.tsx";
import { placeAt, setHours } from "./place-at.ts";
import type { ChosenRequest } from "../requests/use-chosen-request.ts";
import { isMovable, type Moving } from "./use-moving.ts";

interface GridShown {
  diary: DiaryPageView;
  columns: readonly Column[];
  requests: readonly PlacedRequestView[];
  chosen: ChosenRequest;
  moving: Moving;
  mayBook: boolean;
}

/** Days or people side by side, their hours from top to foot. */
export function Grid({ diary, columns, requests, ...shown }: GridShown) {
  const isPlaced = useHydrated();
  const hours = findGridHours(listShown([...diary.appointments, ...requests], columns));
  const root = useDrag(diary, hours, shown.moving, shown.mayBook);
  const isTeam = diary.criteria.view === "team";
  const name = columns[0]?.person.name;
  if (name === undefined) {
    return (
      <p className="week week--none">No one does viewings yet. Add negotiators in Settings.</p>
    );
  }
  return (
    <section
      ref={root}
      className={isTeam ? "week week--team" : "week"}
      data-placed={isPlaced || undefined}
      aria-label={isTeam ? "The team’s day" : `${name}’s week`}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <section className="week__scroll" tabIndex={0} aria-label="Hours">
        <div className="week__head">
          <span className="week__corner" />
          {columns.map((column) => (
            <ColumnHead key={column.key} column={column} diary={diary} requests={requests} />
          ))}
        </div>
        <div className="week__grid" ref={setHours(hours.until - hours.from)}>
          <HourLabels {...hours} />
          {columns.map((column, index) => (
            <DayColumn
              key={column.key}
              column={column}
              isRight={index >= columns.length / 2}
              hours={hours}
              diary={diary}
              requests={listInColumn(requests, column)}
              {...shown}
            />
          ))}
        </div>
      </section>
    </section>
  );
}

function listShown(
  all: readonly (TimeSpan & { negotiatorId: number })[],
  columns: readonly Column[],
): TimeSpan[] {
  return columns.flatMap((column) => listInColumn(all, column));
}

function HourLabels({ from, until }: GridHours) {
  const hours = Array.from({ length: Math.floor(until - from) + 1 }, (_, index) => from + index);
  return (
    <div className="hours" aria-hidden="true">
      {hours.map((hour) => (
        <i
          key={hour}
          ref={placeAt({ top: hour - from, length: 0 })}
        >{`${String(hour).padStart(2, "0")}:00`}</i>
      ))}
    </div>
  );
}

/** Appointments are dragged between the columns of the grid. What drags is loaded once the page is there. */
function useDrag(
  diary: DiaryPageView,
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

function listMovable({ appointments, now }: DiaryPageView): string[] {
  return appointments.filter((one) => isMovable(one, now)).map(({ id }) => id);
}

interface HeadShown {
  column: Column;
  diary: DiaryPageView;
  requests: readonly PlacedRequestView[];
}

function ColumnHead({ column, diary, requests }: HeadShown) {
  const { date, person, isFolded } = column;
  const { today, criteria, ownId } = diary;
  if (criteria.view === "team") {
    return (
      <div className="day-head day-head--person">
        <Avatar name={person.name} isOwn={person.id === ownId} />
        <b>{person.name}</b>
        <span>{describeDay(column)}</span>
      </div>
    );
  }
  if (isFolded) {
    return (
      <div className="day-head day-head--folded">
        <span className="visually-hidden">{formatDay(date, "full")}</span>
      </div>
    );
  }
  const past = date < today ? " day-head--past" : "";
  return (
    <div className={`day-head${date === today ? " day-head--now" : past}`}>
      <b>{formatDay(date, "short")}</b>
      <span>{describeCounts({ column, diary, requests })}</span>
    </div>
  );
}

/** @example "10:00 to 16:00, E2 and N1" */
function describeDay({ date, person }: Column): string {
  if (isDayOff(person, date)) return "Off";
  const { week, areas } = person;
  const day = week?.[getWeekday(date)];
  const hours = day ? `${day.starts} to ${day.ends}` : "No hours set";
  const most = areas.slice(0, 3).join(", ");
  return areas.length === 0 ? hours : `${hours}, ${most}${areas.length > 3 ? "…" : ""}`;
}

function describeCounts({ column, diary: { today, facts }, requests }: HeadShown): string {
  const { date, person } = column;
  const diary = createDiary(facts);
  const entries = diary
    .getEntriesOf(person.id)
    .filter(({ startsAt }) => getLondonDate(startsAt) === date);
  const asked = listInColumn(requests, column).filter(({ isAsked }) => isAsked).length;
  const isTight = listTravelGaps(entries, person.travelsBy, diary.travel).some(
    (gap) => gap.isTight,
  );
  const isOff = isDayOff(person, date);
  return describeLoad({ isToday: date === today, isOff, asked, booked: entries.length, isTight });
}
