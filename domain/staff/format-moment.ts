import { formatNumericDate, getLondonDate } from "../shared/dates.ts";
import { londonTime } from "../shared/london-time.ts";
import { formatShortDate } from "../shared/formats/short-date.ts";

/** London's: `today at 09:44`, `yesterday at 18:10`, else `19/11/2026 at 18:10`. */
export function formatMoment(moment: Date, now: Date): string {
  const date = getLondonDate(moment);
  const yesterday = getLondonDate(new Date(now.getTime() - 86_400_000));
  const day =
    date === getLondonDate(now)
      ? "today"
      : date === yesterday
        ? "yesterday"
        : formatNumericDate(date);
  return `${day} at ${londonTime(moment)}`;
}

/** When something put aside is back, days ahead at most: `12:00` today, else `23 Nov, 09:00`. */
export function formatReturn(moment: Date, now: Date): string {
  const date = getLondonDate(moment);
  const time = londonTime(moment);
  const today = getLondonDate(now);
  return date === today ? time : `${formatShortDate(date, today)}, ${time}`;
}
