/**
 * A calendar's day of a date `YYYY-MM-DD`: noon by the browser's own clock, which exists on every
 * day of every zone. It stands for the day alone; no moment is read out of it.
 */
export function toCalendarDay(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return new Date(year, month - 1, day, 12);
}

/** The date of a calendar's day, `YYYY-MM-DD`. */
export function toIsoDate(day: Date): string {
  const month = String(day.getMonth() + 1).padStart(2, "0");
  return `${day.getFullYear()}-${month}-${String(day.getDate()).padStart(2, "0")}`;
}

const fullDateFormat = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
});
const monthFormat = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric" });
const weekdayFormat = new Intl.DateTimeFormat("en-GB", { weekday: "short" });

/** `Thursday 3 December 2026`. */
export function formatDay(day: Date): string {
  return fullDateFormat.format(day).replace(",", "");
}

/** `December 2026`. */
export function formatMonth(day: Date): string {
  return monthFormat.format(day);
}

/** `Thu`. */
export function formatWeekday(day: Date): string {
  return weekdayFormat.format(day);
}
