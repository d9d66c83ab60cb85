import { cityCorrections } from "./cities.ts";
import { neighbourhoodCorrections } from "./neighbourhoods.ts";
import { outcodeCorrections } from "./outcodes.ts";
import { placeCorrections } from "./place-tables.ts";
import { stationCorrections } from "./stations.ts";

/** What was put right in the tables on load, a line each, for the log at the start. */
export const corrections: readonly string[] = [
  ...cityCorrections,
  ...neighbourhoodCorrections,
  ...outcodeCorrections,
  ...stationCorrections,
  ...placeCorrections,
];
