import { createLondonFormat } from "./london-format.ts";

const londonDay = createLondonFormat("en-CA", { dateStyle: "short" });

/** London is never behind UTC and an hour ahead at most, so only UTC's last hour can differ. */
export function getLondonDate(moment: Date): string {
  return moment.getUTCHours() === 23 ? londonDay(moment) : moment.toISOString().slice(0, 10);
}

/** True for an existing date `YYYY-MM-DD`, so not for 30 February. */
export function isRealDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  // PostgreSQL has no year 0.
  if (text < "0001") return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

export function addDays(date: string, days: number): string {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** A day that the month lacks becomes the month's last: 31 August and six months is 28 February. */
export function addMonths(date: string, months: number): string {
  const moment = new Date(`${date}T00:00:00Z`);
  const day = moment.getUTCDate();
  moment.setUTCMonth(moment.getUTCMonth() + months);
  if (moment.getUTCDate() !== day) moment.setUTCDate(0);
  return moment.toISOString().slice(0, 10);
}

/** Formats `2026-12-03` as `03/12/2026`, for text. */
export function formatNumericDate(date: string): string {
  return date.split("-").toReversed().join("/");
}

/** Formats `2026-12-07` as `07.12.26`, for cards. */
export function formatCardDate(date: string): string {
  return formatNumericDate(date)
    .replaceAll("/", ".")
    .replace(/\d\d(?=\d\d$)/, "");
}

/**
 * `Now` or `From 07/12/2026`; on a card `From 07.12.26` (renter specification, section 9).
 * @param today London's date
 */
export function formatAvailability(
  availableFrom: string | null,
  today: string,
  format = formatNumericDate,
): string {
  return availableFrom === null || availableFrom <= today ? "Now" : `From ${format(availableFrom)}`;
}
