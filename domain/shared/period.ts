export type Period = { years: number } | { days: number };

/** Cut-off time of a period: anything from then or earlier has expired. */
export function subtractPeriod(now: Date, period: Period): Date {
  const moment = new Date(now);
  if ("years" in period) moment.setUTCFullYear(moment.getUTCFullYear() - period.years);
  else moment.setUTCDate(moment.getUTCDate() - period.days);
  return moment;
}

/** @example periodInWords({ years: 2 }) // "two years" */
export function formatPeriod(period: Period): string {
  const [count, unit] = "years" in period ? [period.years, "year"] : [period.days, "day"];
  return `${numbers[count] ?? count} ${choosePlural(count, unit)}`;
}

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
import { choosePlural } from "./formats/count.ts";
