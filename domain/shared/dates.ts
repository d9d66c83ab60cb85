import { londonFormat } from "./london-format.ts";

const londonDay = londonFormat("en-CA", { dateStyle: "short" });

/**
 * London's date at a moment, `YYYY-MM-DD`; also right at 00:30 in summer time. But for the last hour of
 * UTC's day it is UTC's: London is never behind it, and in summer one hour ahead.
 */
export function londonDate(moment: Date): string {
  return moment.getUTCHours() === 23 ? londonDay(moment) : moment.toISOString().slice(0, 10);
}

/** True for a day that exists, written `YYYY-MM-DD`: not for 30 February. */
export function isRealDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  // No database knows a year 0.
  if (text < "0001") return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** A date so many days later, or earlier where `days` is negative. */
export function addDays(date: string, days: number): string {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** `2026-12-03` as `03/12/2026`, for text. */
export function formatNumericDate(date: string): string {
  return date.split("-").toReversed().join("/");
}

/** `2026-12-07` as `07.12.26`, for cards. */
export function formatCardDate(date: string): string {
  return formatNumericDate(date)
    .replaceAll("/", ".")
    .replace(/\d\d(?=\d\d$)/, "");
}

/**
 * When a home is free: `Now`, or `From 07.12.26` (renter specification, section 9).
 * @param today London's date, `YYYY-MM-DD`
 */
export function availability(availableFrom: string | null, today: string): string {
  return availableFrom === null || availableFrom <= today
    ? "Now"
    : `From ${formatCardDate(availableFrom)}`;
}
