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
  if (availableFrom === null || availableFrom <= startDate) return "All of it";
  return `All but the date: free from ${formatNumericDate(availableFrom)}`;
}
