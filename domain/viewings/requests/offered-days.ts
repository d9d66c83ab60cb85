import { getLondonDate } from "../../shared/dates.ts";
import { createDayClock, formatClock, type TimeSpan } from "../diary/diary.ts";
import type { PreferredTimes } from "./preferred-times.ts";
import { viewingTimes } from "./viewing-times.ts";

/** Of a day, London's: when a viewing can begin and end. */
export interface OfferedTime {
  from: string;
  until: string;
}

/** Times that somebody can keep, by London date. Null: whatever the calendar has. */
export type OfferedDays = Record<string, OfferedTime[]> | null;

const dayMs = 86_400_000;

/**
 * A quarter of a year has a thousand times, and to format one is slow: each day's clock is read once,
 * and the rest is minutes.
 */
export function groupOfferedDays(times: readonly TimeSpan[]): Record<string, OfferedTime[]> {
  const days: Record<string, OfferedTime[]> = {};
  let ofDay: OfferedTime[] = [];
  let midnight = -Infinity;
  const read = (moment: Date) => formatClock((moment.getTime() - midnight) / 60_000);
  for (const { startsAt, endsAt } of times) {
    const since = startsAt.getTime() - midnight;
    if (since < 0 || since >= dayMs) {
      const date = getLondonDate(startsAt);
      midnight = createDayClock(date)(0);
      ofDay = days[date] ??= [];
    }
    ofDay.push({ from: read(startsAt), until: read(endsAt) });
  }
  return days;
}

export function isOfferedDay(days: OfferedDays, date: string): boolean {
  return days === null || (days[date]?.length ?? 0) > 0;
}

/** Half hours at whose beginning, or soon after, a viewing can begin. */
export function listOfferedStarts(days: OfferedDays, date: string): string[] {
  const starts = viewingTimes.slice(0, -1);
  const offered = days?.[date] ?? [];
  if (days === null) return starts;
  return starts.filter((start, index) =>
    offered.some(({ from }) => from >= start && from < (viewingTimes[index + 1] ?? "24:00")),
  );
}

/** Ends by which the viewing that begins then is over. */
export function listOfferedEnds(days: OfferedDays, date: string, start: string): string[] {
  const later = viewingTimes.filter((time) => time > start);
  if (days === null) return later;
  const first = days[date]?.find(({ from }) => from >= start);
  return first ? later.filter((time) => time >= first.until) : later;
}

/** A wish is a range in which somebody can show the home from beginning to end. */
export function canKeep(days: OfferedDays, { date, from, until }: PreferredTimes): boolean {
  if (days === null) return true;
  return (days[date] ?? []).some((time) => time.from >= from && time.until <= until);
}
