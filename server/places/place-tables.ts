import type { Point } from "../../domain/places/area.ts";
import type { CityName } from "./gazetteer/cities.ts";
import { checkCityRows } from "./gazetteer/city-rows.ts";
import boroughTable from "./tables/boroughs.json" with { type: "json" };
import schoolTable from "./tables/schools.json" with { type: "json" };
import universityTable from "./tables/universities.json" with { type: "json" };

export interface Landmark extends Point {
  name: string;
  city: CityName;
  aliases: readonly string[];
}

export interface Borough extends Landmark {
  /** Mostly its own postcode districts, for cities without border data. */
  outcodes?: readonly string[];
}

const universityRows = checkCityRows(universityTable, (row) => `University ${row.name}`);
const schoolRows = checkCityRows(schoolTable, (row) => `School ${row.name}`);
const boroughRows = checkCityRows(boroughTable, (row) => `Borough ${row.name}`);

export const universities: readonly Landmark[] = universityRows.rows;
export const schools: readonly Landmark[] = schoolRows.rows;
export const boroughs: readonly Borough[] = boroughRows.rows;
export const placeCorrections: readonly string[] = [
  ...universityRows.corrections,
  ...schoolRows.corrections,
  ...boroughRows.corrections,
];
