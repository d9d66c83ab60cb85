import { formatNumericDate } from "./dates.ts";

/** @example "By 27/11/2026", and from the day after "Was due 27/11/2026" */
export function describeDue(dueOn: string, today: string): string {
  return `${dueOn < today ? "Was due" : "By"} ${formatNumericDate(dueOn)}`;
}
