import type { Point } from "../../../domain/places/area.ts";
import { calculateDistanceMetres } from "../../../domain/places/geo.ts";
import { checkPoints } from "./checked.ts";

export interface City {
  name: CityName;
  middle: Point;
  /** Radius in metres within which homes count as the city's. */
  radius: number;
}

export const cityNames = ["London", "Manchester", "Liverpool", "Bristol"] as const;
export type CityName = (typeof cityNames)[number];

const table: (Point & { name: CityName; radius: number })[] = [
  { name: "London", lat: 51.5074, long: -0.1278, radius: 32_000 },
  { name: "Manchester", lat: 53.4794, long: -2.2453, radius: 18_000 },
  { name: "Liverpool", lat: 53.4075, long: -2.9919, radius: 14_000 },
  { name: "Bristol", lat: 51.4538, long: -2.5973, radius: 12_000 },
];
const checked = checkPoints(table, ({ name }) => `City ${name}`);

export const cities: readonly City[] = checked.rows.map(({ name, lat, long, radius }) => ({
  name,
  middle: { lat, long },
  radius,
}));
export const cityCorrections: readonly string[] = checked.corrections;

export function findCityAround(point: Point): CityName | null {
  const city = cities.find(
    ({ middle, radius }) => calculateDistanceMetres(point, middle) <= radius,
  );
  return city?.name ?? null;
}
