import type { Area, Point } from "../../domain/places/area.ts";
import { type Outcode, findDistrict, outcodes } from "./outcodes.ts";

/** Postcode areas with a page (renter specification, section 3). */
const letters = ["W", "SW", "E", "N", "CR", "SM", "SE", "NW", "HA", "TW"];

export const postcodeAreas: readonly (Area & { centre: Point })[] = letters.map((name) => {
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
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    lat: mean(districts.map(({ lat }) => lat)),
    long: mean(districts.map(({ long }) => long)),
  };
}
