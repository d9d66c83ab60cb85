import { formatNumericDate } from "../../../domain/shared/dates.ts";

/** A viewing request as the inbox shows it: when, then what the renter wrote. */
export function describePreferredTimes(wish: {
  date: string;
  from: string;
  until: string;
  message: string;
}): string {
  const { date, from, until, message } = wish;
  return `${formatNumericDate(date)}, ${from} to ${until}. ${message}`.trim();
}
