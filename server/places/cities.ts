import type { Point } from "../../domain/places/area.ts";
import { calculateDistanceMetres } from "../../domain/places/geo.ts";
import { checkPoints } from "./checked.ts";

export interface City {
  name: CityName;
  middle: Point;
  /** Radius in metres within which homes count as the city's. */
  reach: number;
}

export const cityNames = ["London", "Manchester", "Liverpool", "Bristol"] as const;
export type CityName = (typeof cityNames)[number];

const table: (Point & { name: CityName; reach: number })[] = [
  { name: "London", lat: 51.5074, long: -0.1278, reach: 32_000 },
  { name: "Manchester", lat: 53.4794, long: -2.2453, reach: 18_000 },
  { name: "Liverpool", lat: 53.4075, long: -2.9919, reach: 14_000 },
  { name: "Bristol", lat: 51.4538, long: -2.5973, reach: 12_000 },
];
const checked = checkPoints(table, ({ name }) => `City ${name}`);

export const cities: readonly City[] = checked.rows.map(({ name, lat, long, reach }) => ({
  name,
  middle: { lat, long },
  reach,
}));
export const cityCorrections: readonly string[] = checked.corrections;

export function findCityAround(point: Point): CityName | null {
  const city = cities.find(({ middle, reach }) => calculateDistanceMetres(point, middle) <= reach);
  return city?.name ?? null;
}
