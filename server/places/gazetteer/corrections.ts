import { cityCorrections } from "./cities.ts";
import { neighbourhoodCorrections } from "./neighbourhoods.ts";
import { outcodeCorrections } from "./outcodes.ts";
import { placeCorrections } from "../place-tables.ts";
import { stationCorrections } from "./stations.ts";

export const corrections: readonly string[] = [
  ...cityCorrections,
  ...neighbourhoodCorrections,
  ...outcodeCorrections,
  ...stationCorrections,
  ...placeCorrections,
];
