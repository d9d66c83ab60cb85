import { getLondonDate } from "../../../domain/shared/dates.ts";
import { findGridHours, type GridHours } from "../../../domain/viewings/diary-grid.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { Column } from "./columns.ts";
import { ColumnHead } from "./column-head.tsx";
import { DayColumn } from "./day-column.tsx";
import { placeAt, setHours } from "./place-at.ts";
import type { ShownDiary } from "./shown.ts";
import type { ChosenAsk } from "./use-chosen-ask.ts";
import { useDrag } from "./use-drag.ts";
import type { Moving } from "./use-moving.ts";

interface GridShown {
  diary: ShownDiary;
  columns: readonly Column[];
  chosen: ChosenAsk;
  moving: Moving;
  mayBook: boolean;
}

/** Days or people side by side, their hours from top to foot. */
export function Grid({ diary, columns, ...shown }: GridShown) {
  const isPlaced = useHydrated();
  const hours = findGridHours(listShown(diary, columns));
  const root = useDrag(diary, hours, shown.moving, shown.mayBook);
  const isTeam = diary.criteria.view === "team";
  const name = columns[0]?.person.name;
  if (name === undefined) {
    return <p className="week week--none">Nobody shows homes yet: add them in the settings.</p>;
  }
  return (
    <section
      ref={root}
      className={isTeam ? "week week--team" : "week"}
      data-placed={isPlaced || undefined}
      aria-label={isTeam ? "The team’s day" : `The week of ${name}`}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <section className="week__scroll" tabIndex={0} aria-label="Hours">
        <div className="week__head">
          <span className="week__corner" />
          {columns.map((column) => (
            <ColumnHead key={column.key} column={column} diary={diary} />
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
              {...shown}
            />
          ))}
        </div>
      </section>
    </section>
  );
}

function listShown({ appointments }: ShownDiary, columns: readonly Column[]) {
  return appointments.filter(({ negotiatorId, startsAt }) =>
    columns.some(
      ({ person, date }) => person.id === negotiatorId && date === getLondonDate(startsAt),
    ),
  );
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
