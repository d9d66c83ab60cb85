import type { OfficeHours } from "../../agency/office-hours.ts";
import {
  isClosedDay,
  readLondonClock,
  type TimeSpan,
  toMinutes,
  type WorkingDay,
} from "../diary/diary.ts";

type Week = OfficeHours["week"];

/**
 * Whether something booked no longer fits when an office is open: it stands on a closed day, or within
 * hours that were given up. What was outside them before, as evening viewings are, was meant so.
 * @param was the week before the last change. Null: unchanged
 */
export function isOutsideHours(office: OfficeHours, was: Week | null, span: TimeSpan): boolean {
  const { date } = readLondonClock(span.startsAt);
  if (isClosedDay(office, date)) return true;
  return was !== null && isGivenUp(was, office.week, span);
}

/** Whether something booked was within hours that are no longer kept. */
export function isGivenUp(was: Week, week: Week, span: TimeSpan): boolean {
  return isWithin(was, span) && !isWithin(week, span);
}

function isWithin(week: Week, { startsAt, endsAt }: TimeSpan): boolean {
  const { date, minutes } = readLondonClock(startsAt);
  const day = week[new Date(`${date}T00:00:00Z`).getUTCDay()];
  if (!day) return false;
  const ends = minutes + (endsAt.getTime() - startsAt.getTime()) / 60_000;
  return minutes >= toMinutes(day.opens) && ends <= toMinutes(day.closes);
}

/**
 * A colleague's hours as a week. Who has set none may be booked at any time.
 */
export function toHoursKept(week: readonly (WorkingDay | null)[], hasHours: boolean): Week {
  return week.map((day) => {
    if (!hasHours) return { opens: "00:00", closes: "24:00" };
    return day && { opens: day.starts, closes: day.ends };
  });
}

/**
 * A week as a part of an address, from Sunday to Saturday.
 * @example formatWeek(usualOfficeHours.week) // "-_0900-1800_0900-1800_…_1000-1600"
 */
export function formatWeek(week: Week): string {
  return week
    .map((day) => (day ? `${day.opens}-${day.closes}`.replaceAll(":", "") : "-"))
    .join("_");
}

/** Null for anything else than what `formatWeek` wrote. */
export function parseWeek(text: string | null): Week | null {
  const days = (text ?? "").split("_");
  if (days.length !== 7 || !days.every((day) => day === "-" || /^\d{4}-\d{4}$/.test(day)))
    return null;
  return days.map((day) =>
    day === "-" ? null : { opens: toTime(day.slice(0, 4)), closes: toTime(day.slice(5)) },
  );
}

function toTime(digits: string): string {
  return `${digits.slice(0, 2)}:${digits.slice(2)}`;
}
