import type { Point } from "../../../domain/places/area.ts";
import type { CityName } from "./cities.ts";
import { checkCityRows } from "./city-rows.ts";
import table from "../tables/neighbourhoods.json" with { type: "json" };

export interface Neighbourhood extends Point {
  name: string;
  city: CityName;
}

const checked = checkCityRows(table, (row) => `Neighbourhood ${row.name}`);

export const neighbourhoods: readonly Neighbourhood[] = checked.rows;
export const neighbourhoodCorrections: readonly string[] = checked.corrections;
