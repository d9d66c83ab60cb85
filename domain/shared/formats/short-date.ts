import { getLondonDate } from "../dates.ts";
import { createLondonFormat } from "../london-format.ts";
import { londonTime } from "../london-time.ts";

// As browsers of different ages shorten September differently.
const months = "Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec".split(" ");

/**
 * Formats `2026-12-03` as `3 Dec`, for tables, and with its year where that is not today's: `3 Dec 2027`.
 * @param today London's date
 */
export function formatShortDate(date: string, today: string): string {
  const [year = "", month, day] = date.split("-");
  const text = `${Number(day)} ${months[Number(month) - 1]}`;
  return today.startsWith(year) ? text : `${text} ${year}`;
}

const weekday = createLondonFormat("en-GB", { weekday: "short" });

/** The same with its weekday: `Thu 3 Dec`. */
export function formatShortDay(date: string, today: string): string {
  return `${weekday(new Date(`${date}T12:00:00Z`))} ${formatShortDate(date, today)}`;
}

/** London's: `Thu 3 Dec, 18:00`. */
export function formatShortMoment(moment: Date, now: Date): string {
  return `${formatShortDay(getLondonDate(moment), getLondonDate(now))}, ${londonTime(moment)}`;
}
