import { capitalise } from "../../../../domain/shared/text/capitalise.ts";
import { isWithinYear } from "../../../../domain/shared/distant-dates.ts";
import { createLondonFormat } from "../../../../domain/shared/london-format.ts";

const formats = {
  short: createLondonFormat("en-GB", { weekday: "short", day: "numeric" }),
  long: createLondonFormat("en-GB", { weekday: "short", day: "numeric", month: "long" }),
  full: createLondonFormat("en-GB", { weekday: "long", day: "numeric", month: "long" }),
  weekday: createLondonFormat("en-GB", { weekday: "short" }),
  number: createLondonFormat("en-GB", { day: "numeric" }),
  dayMonth: createLondonFormat("en-GB", { day: "numeric", month: "short" }),
};

/** At noon UTC the date is the same in London. */
export function formatDay(date: string, form: keyof typeof formats): string {
  return formats[form](new Date(`${date}T12:00:00Z`)).replace(",", "");
}

/** @example formatRange("2026-11-19", "2026-11-25") // "19 to 25 Nov" */
function formatRange(from: string, to: string): string {
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${formatDay(from, isOneMonth ? "number" : "dayMonth")} to ${formatDay(to, "dayMonth")}`;
}

/** What the diary is headed with: a day or some, and the year where that is another one. */
export function formatShownDays(days: readonly string[], today: string): string {
  const from = days[0] ?? today;
  const to = days.at(-1) ?? from;
  const text = from === to ? formatDay(from, "long") : formatRange(from, to);
  return isWithinYear(to, today) ? text : `${text} ${to.slice(0, 4)}`;
}

interface DayLoad {
  isToday: boolean;
  isOff: boolean;
  asked: number;
  booked: number;
  isTight: boolean;
}

/** What a day is headed with. @example "1 requested, 2 booked, not enough travel time" */
export function describeLoad({ isToday, isOff, asked, booked, isTight }: DayLoad): string {
  const words = [
    isToday && "today",
    isOff && "off",
    asked > 0 && `${asked} requested`,
    booked > 0 && `${booked} booked`,
    isTight && "not enough travel time",
  ].filter((word) => word !== false);
  return words.length === 0 ? "Free" : capitalise(words.join(", "));
}
