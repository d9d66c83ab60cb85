import type { Point } from "../../../domain/places/area.ts";
import { correctSwappedPoint } from "../../../domain/places/geo.ts";

/**
 * Corrects the points of a table on load: swapped coordinates are fixed, rows outside the UK in
 * either order are dropped.
 * @param what names a row in the log
 * @returns valid rows, and one English line per correction
 */
export function checkPoints<T extends Point>(
  rows: readonly T[],
  what: (row: T) => string,
): { rows: T[]; corrections: string[] } {
  const good: T[] = [];
  const corrections: string[] = [];
  for (const row of rows) {
    const upright = correctSwappedPoint(row);
    if (upright) good.push({ ...row, ...upright.point });
    if (upright?.swapped) corrections.push(`${what(row)}: latitude and longitude were swapped.`);
    if (!upright) corrections.push(`${what(row)}: skipped, outside the UK`);
  }
  return { rows: good, corrections };
}
