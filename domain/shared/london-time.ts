import { isRealDate, getLondonDate } from "./dates.ts";
import { createLondonFormat } from "./london-format.ts";

const hourMs = 3_600_000;

/** London time, `HH:MM`. */
export const londonTime = createLondonFormat("en-GB", {
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** London time, `2026-11-21 14:05`. */
export function getLondonDateTime(moment: Date): string {
  return `${getLondonDate(moment)} ${londonTime(moment)}`;
}

/** @example londonWeekday(new Date("2026-12-03T18:00:00Z")) // "Thursday" */
export const londonWeekday = createLondonFormat("en-GB", { weekday: "long" });

/**
 * Converts a London date and time (`YYYY-MM-DD`, `HH:MM`) to a `Date`, using the first of October's
 * repeated hour. Null for invalid input and times skipped in March.
 */
export function parseLondonMoment(date: string, time: string): Date | null {
  if (!isRealDate(date) || !isClockTime(time)) return null;
  const winter = new Date(`${date}T${time}:00Z`);
  const summer = new Date(winter.getTime() - hourMs);
  const shows = (moment: Date) => getLondonDate(moment) === date && londonTime(moment) === time;
  return [summer, winter].find(shows) ?? null;
}

function isClockTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}
