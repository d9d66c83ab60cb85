import type { Point } from "../../domain/places/area.ts";
import type { CityName } from "./cities.ts";
import { checkedCityRows } from "./city-rows.ts";
import table from "./tables/outcodes.json" with { type: "json" };

export interface Outcode extends Point {
  /** `E2`, or a sub-district such as `EC1V`. */
  code: string;
  city: CityName;
}

const checked = checkedCityRows(table, (row) => `Outcode ${row.code}`);

export const outcodes: readonly Outcode[] = checked.rows;
export const outcodeCorrections: readonly string[] = checked.corrections;

const byCode = new Map(outcodes.map((outcode) => [outcode.code, outcode]));
const form = /^([A-Z]{1,2})\s?(\d{1,2})([A-Z]?)$/;

/**
 * Looks an outcode up, whatever its case and space. A sub-district that is not in the table counts
 * as its district: `NW1W` as `NW1`.
 */
export function findOutcode(text: string): Outcode | null {
  const [, letters, digits, last] = form.exec(text.trim().toUpperCase()) ?? [];
  if (!letters || !digits) return null;
  const district = `${letters}${digits}`;
  return byCode.get(`${district}${last}`) ?? byCode.get(district) ?? null;
}

/** About the middle of an outcode's homes; null for one that we don't know. */
export function outcodeCentre(outcode: string): Point | null {
  const found = findOutcode(outcode);
  return found && { lat: found.lat, long: found.long };
}

/** An outcode without the letter of its sub-district: `SW1V` lies in `SW1`. */
export function findDistrict(outcode: string): string {
  return outcode
    .trim()
    .toUpperCase()
    .replaceAll(/\s/g, "")
    .replace(/(?<=\d)[A-Z]$/, "");
}
