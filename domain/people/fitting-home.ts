import { formatNumericDate } from "../shared/dates.ts";

/** What somebody said of the home that they look for. */
export interface Requirements {
  /** Pounds a month. */
  maxRent: number;
  /** London date on which they want to move in. */
  startDate: string;
}

/** How far a home that is inside the rent fits: all of it, or all but the day. */
export function describeFit(availableFrom: string | null, { startDate }: Requirements): string {
  if (availableFrom === null || availableFrom <= startDate) return "Matches everything";
  return `Matches everything except the date. Available from ${formatNumericDate(availableFrom)}`;
}
