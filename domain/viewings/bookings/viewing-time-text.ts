import { formatNumericDate, getLondonDate } from "../../shared/dates.ts";
import { londonTime, londonWeekday } from "../../shared/london-time.ts";

export interface ViewingTimes {
  day: string;
  from: string;
  to: string;
}

export function listViewingTimes(startsAt: Date, endsAt: Date): ViewingTimes {
  return {
    day: `${londonWeekday(startsAt)} ${formatNumericDate(getLondonDate(startsAt))}`,
    from: londonTime(startsAt),
    to: londonTime(endsAt),
  };
}

/** @example timesInWords(times) // "Thursday 03/12/2026, 18:00 - 18:30, London time" */
export function formatViewingTimes({ day, from, to }: ViewingTimes): string {
  return `${day}, ${from} - ${to}, London time`;
}
