import type { Point } from "../../../domain/places/area.ts";
import { calculateReach, type District } from "../../../domain/places/district-reach.ts";
import type { CityName } from "./cities.ts";
import { checkCityRows } from "./city-rows.ts";
import table from "../tables/outcodes.json" with { type: "json" };

export interface Outcode extends Point {
  code: string;
  city: CityName;
}

const checked = checkCityRows(table, (row) => `Outcode ${row.code}`);

export const outcodes: readonly Outcode[] = checked.rows;
export const outcodeCorrections: readonly string[] = checked.corrections;

const byCode = new Map(outcodes.map((outcode) => [outcode.code, outcode]));
const reaches = new Map<string, number>();
const form = /^([A-Z]{1,2})\s?(\d{1,2})([A-Z]?)$/;

/**
 * Finds an outcode regardless of case and spaces. A sub-district missing from the table resolves to
 * its district: `NW1W` to `NW1`.
 */
export function findOutcode(text: string): Outcode | null {
  const [, areaLetters, digits, last] = form.exec(text.trim().toUpperCase()) ?? [];
  if (!areaLetters || !digits) return null;
  const district = `${areaLetters}${digits}`;
  return byCode.get(`${district}${last}`) ?? byCode.get(district) ?? null;
}

export function findOutcodeCentre(outcode: string): Point | null {
  const found = findOutcode(outcode);
  return found && { lat: found.lat, long: found.long };
}

/** Where homes of an outcode may be. Null for one that the gazetteer does not have. */
export function findReach(outcode: string): District | null {
  const found = findOutcode(outcode);
  if (found === null) return null;
  const { code, lat, long } = found;
  const centre = { lat, long };
  let reach = reaches.get(code);
  if (reach === undefined) {
    const others = outcodes.filter((other) => other !== found);
    reaches.set(code, (reach = calculateReach(centre, others)));
  }
  return { centre, reach };
}

export function findDistrict(outcode: string): string {
  return outcode
    .trim()
    .toUpperCase()
    .replaceAll(/\s/g, "")
    .replace(/(?<=\d)[A-Z]$/, "");
}
