import type { Point } from "../../domain/places/area.ts";
import { correctSwappedPoint } from "../../domain/places/geo.ts";

/**
 * Puts the points of a table right on load: a swapped pair is turned round, a row in neither order
 * in the UK is left out.
 * @param what names a row to a person, for the log
 * @returns the good rows, and one English line for each correction
 */
export function checkedPoints<T extends Point>(
  rows: readonly T[],
  what: (row: T) => string,
): { rows: T[]; corrections: string[] } {
  const good: T[] = [];
  const corrections: string[] = [];
  for (const row of rows) {
    const upright = correctSwappedPoint(row);
    if (upright) good.push({ ...row, ...upright.point });
    if (upright?.swapped) corrections.push(`${what(row)}: latitude and longitude were swapped.`);
    if (!upright) corrections.push(`${what(row)}: not in the UK, left out.`);
  }
  return { rows: good, corrections };
}
