import { getLondonDate } from "../../../domain/shared/dates.ts";
import { createDiary, getWeekday } from "../../../domain/viewings/diary.ts";
import { listTravelGaps } from "../../../domain/viewings/diary-grid.ts";
import { Avatar } from "../shell/avatar.tsx";
import type { Column } from "./columns.ts";
import { formatDay } from "./day-words.ts";
import type { ShownDiary } from "./shown.ts";

export function ColumnHead({ column, diary }: { column: Column; diary: ShownDiary }) {
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
      <span>{describeCounts(column, diary)}</span>
    </div>
  );
}

/** @example "10:00 to 16:00, E2 and N1" */
function describeDay({ date, person: { week, areas, timeOff } }: Column): string {
  const day = week?.[getWeekday(date)];
  const isOff = timeOff.some(
    ({ startsAt, endsAt }) => getLondonDate(startsAt) < date && getLondonDate(endsAt) > date,
  );
  if (isOff || (week && !day)) return "Off";
  const hours = day ? `${day.starts} to ${day.ends}` : "No hours set";
  const most = areas.slice(0, 3).join(", ");
  return areas.length === 0 ? hours : `${hours}, ${most}${areas.length > 3 ? " ..." : ""}`;
}

/** @example "2 booked, 1 asked, too tight" */
function describeCounts({ date, person }: Column, { today, facts, asks }: ShownDiary): string {
  const diary = createDiary(facts);
  const entries = diary
    .getEntriesOf(person.id)
    .filter(({ startsAt }) => getLondonDate(startsAt) === date);
  const asked = asks.filter(({ ghost }) => ghost && getLondonDate(ghost.startsAt) === date).length;
  const isTight = listTravelGaps(entries, person.travelsBy, diary.travel).some(
    (gap) => gap.isTight,
  );
  const words = [
    date === today && "Today",
    asked > 0 && `${asked} asked`,
    entries.length > 0 && `${entries.length} booked`,
    isTight && "too tight",
  ].filter(Boolean);
  return words.length === 0 ? "Free" : words.join(", ");
}
