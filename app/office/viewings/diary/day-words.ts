import type { PlacedRequest } from "../../../../domain/viewings/requests/place-requests.ts";
import { capitalise } from "../../../../domain/shared/text/capitalise.ts";
import { createLondonFormat } from "../../../../domain/shared/london-format.ts";
import { formatShortDate } from "../../../../domain/shared/formats/short-date.ts";

const formats = {
  short: createLondonFormat("en-GB", { weekday: "short", day: "numeric" }),
  long: createLondonFormat("en-GB", { weekday: "short", day: "numeric", month: "long" }),
  full: createLondonFormat("en-GB", { weekday: "long", day: "numeric", month: "long" }),
  weekday: createLondonFormat("en-GB", { weekday: "short" }),
  number: createLondonFormat("en-GB", { day: "numeric" }),
};

/** At noon UTC the date is the same in London. */
export function formatDay(date: string, form: keyof typeof formats): string {
  return formats[form](new Date(`${date}T12:00:00Z`)).replace(",", "");
}

/**
 * With the year where that is not today's.
 * @example formatRange("2026-11-19", "2026-11-25", "2026-11-21") // "19 to 25 Nov"
 */
function formatRange(from: string, to: string, today: string): string {
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const begins = isOneMonth
    ? formatDay(from, "number")
    : formatShortDate(from, isOneYear ? from : today);
  return `${begins} to ${formatShortDate(to, today)}`;
}

/** What the diary is headed with: a day or some. */
export function formatShownDays(days: readonly string[], today: string): string {
  const from = days[0] ?? today;
  const to = days.at(-1) ?? from;
  if (from !== to) return formatRange(from, to, today);
  const [year] = from.split("-");
  return today.startsWith(`${year}-`)
    ? formatDay(from, "long")
    : `${formatDay(from, "long")} ${year}`;
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

/** @example "Ada Brough (request), not free" */
export function describeRequest({
  ask,
  isAsked,
  isPossible,
  instead,
}: Pick<PlacedRequest<{ name: string }>, "ask" | "isAsked" | "isPossible" | "instead">): string {
  if (!isAsked) return `Suggested time for ${ask.name}`;
  const request = `${ask.name} (request)`;
  if (isPossible) return request;
  return instead === null ? `${request}, negotiator not free` : `${request}, ${instead} is free`;
}
