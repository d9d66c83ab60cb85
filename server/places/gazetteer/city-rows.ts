import type { Point } from "../../../domain/places/area.ts";
import { checkPoints } from "./checked.ts";
import type { CityName } from "./cities.ts";
import { cityNames } from "./cities.ts";

export function checkCityRows<T extends Point & { city: string }>(
  rows: readonly T[],
  what: (row: T) => string,
): { rows: (T & { city: CityName })[]; corrections: string[] } {
  const good: (T & { city: CityName })[] = [];
  const checked = checkPoints(rows, what);
  for (const row of checked.rows) {
    const city = cityNames.find((name) => name === row.city);
    if (city) good.push({ ...row, city });
    else checked.corrections.push(`${what(row)}: skipped, unknown city ${row.city}`);
  }
  return { rows: good, corrections: checked.corrections };
}
