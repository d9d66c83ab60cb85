import { formatViewingTimes } from "../bookings/viewing-time-text.ts";
import { formatNumericDate } from "../../shared/dates.ts";
import { londonWeekday } from "../../shared/london-time.ts";

/** In London time. */
export interface PreferredTimes {
  date: string;
  from: string;
  until: string;
}

/** @example wishInWords(wish) // "Thursday 03/12/2026, 18:00 - 18:30, London time" */
export function formatPreferredTimes({ date, from, until }: PreferredTimes): string {
  // At noon UTC the date is the same in London.
  const weekday = londonWeekday(new Date(`${date}T12:00:00Z`));
  return formatViewingTimes({ day: `${weekday} ${formatNumericDate(date)}`, from, to: until });
}
