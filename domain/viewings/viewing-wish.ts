import { formatViewingTimes } from "./booking-time.ts";
import { formatNumericDate } from "../shared/dates.ts";
import { londonWeekday } from "../shared/london-time.ts";

/** When somebody would like to see a home, by the clocks of London. */
export interface ViewingWish {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:mm`, as the end is. */
  from: string;
  until: string;
}

/** @example wishInWords(wish) // "Thursday 03/12/2026, 18:00 - 18:30, London time" */
export function formatViewingWish({ date, from, until }: ViewingWish): string {
  // London's noon is on the same day as UTC's.
  const weekday = londonWeekday(new Date(`${date}T12:00:00Z`));
  return formatViewingTimes({ day: `${weekday} ${formatNumericDate(date)}`, from, to: until });
}
