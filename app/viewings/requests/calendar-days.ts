/** Noon in the browser's time zone, which exists on every day. Only the date is meaningful. */
export function toCalendarDay(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return new Date(year, month - 1, day, 12);
}

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

export function formatDay(day: Date): string {
  return fullDateFormat.format(day).replace(",", "");
}

export function formatMonth(day: Date): string {
  return monthFormat.format(day);
}

export function formatWeekday(day: Date): string {
  return weekdayFormat.format(day);
}
