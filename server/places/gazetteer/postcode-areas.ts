import type { Area, Point } from "../../../domain/places/area.ts";
import { type Outcode, findDistrict, outcodes } from "./outcodes.ts";

export const postTowns: Readonly<Record<string, string>> = {
  BR: "Bromley",
  CR: "Croydon",
  DA: "Dartford",
  EN: "Enfield",
  HA: "Harrow",
  IG: "Ilford",
  KT: "Kingston upon Thames",
  OL: "Oldham",
  RM: "Romford",
  SK: "Stockport",
  SM: "Sutton",
  TW: "Twickenham",
  UB: "Uxbridge",
  WA: "Warrington",
  WD: "Watford",
};

/** Postcode areas with a page (renter specification, section 3). */
const areaLetters = ["W", "SW", "E", "N", "CR", "SM", "SE", "NW", "HA", "TW"];

export const postcodeAreas: readonly (Area & { centre: Point })[] = areaLetters.map((name) => {
  const districts = outcodes.filter(({ code }) => /^[A-Z]+/.exec(code)?.[0] === name);
  return {
    slug: name.toLowerCase(),
    name,
    kind: "postcode-area" as const,
    city: "London",
    centre: calculateCentre(districts),
    members: { outcodes: [...new Set(districts.map(({ code }) => findDistrict(code)))] },
  };
});

function calculateCentre(districts: readonly Outcode[]): Point {
  const calculateMean = (values: number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    lat: calculateMean(districts.map(({ lat }) => lat)),
    long: calculateMean(districts.map(({ long }) => long)),
  };
}
