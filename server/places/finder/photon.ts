import * as v from "valibot";
import { calculateBoxAround, isInsideUk } from "../../../domain/places/geo.ts";
import { maxPlaces, type Place, type PlaceKind } from "../../../domain/places/place.ts";
import { fetchJson } from "./fetch-json.ts";
import { cities, type City } from "../gazetteer/cities.ts";
import { findCityAtPoint } from "../gazetteer/inside-london.ts";

export const ukBox = "-8.7,49.8,1.8,60.9";

const answer = v.object({
  features: v.array(
    v.object({
      geometry: v.object({ coordinates: v.tuple([v.number(), v.number()]) }),
      properties: v.object({
        osm_id: v.optional(v.number()),
        osm_type: v.optional(v.string()),
        osm_key: v.optional(v.string(), ""),
        osm_value: v.optional(v.string(), ""),
        name: v.optional(v.string()),
        countrycode: v.optional(v.string()),
        district: v.optional(v.string()),
        city: v.optional(v.string()),
      }),
    }),
  ),
});
type Feature = v.InferOutput<typeof answer>["features"][number];

export type PlaceLookupResult = { ok: true; places: Place[] } | { ok: false; why: string };

/**
 * Queries a Photon server (github.com/komoot/photon), which searches OpenStreetMap.
 * @param city limits results to its reach
 */
export async function fetchPhotonPlaces(
  base: string,
  text: string,
  city: string | null,
): Promise<PlaceLookupResult> {
  const within = cities.find(({ name }) => name === city);
  const query = new URLSearchParams({
    q: text,
    limit: String(2 * maxPlaces),
    lang: "en",
    bbox: within ? getBox(within) : ukBox,
  });
  const got = await fetchJson(new URL(`${base.replace(/\/$/, "")}/api?${query}`));
  if (!got.ok) return got;
  const parsed = v.safeParse(answer, got.body);
  if (!parsed.success) return { ok: false, why: "its answer has another form" };
  return { ok: true, places: parsed.output.features.flatMap(toPlace) };
}

function getBox({ middle, radius }: City): string {
  const { west, south, east, north } = calculateBoxAround(middle, radius);
  return [west, south, east, north].map((degrees) => degrees.toFixed(4)).join(",");
}

function toPlace({ geometry, properties }: Feature): Place[] {
  const [long, lat] = geometry.coordinates;
  const { name, countrycode, osm_type: type, osm_id: number } = properties;
  const kind = getKind(properties.osm_key, properties.osm_value);
  if (!name || kind === null || countrycode !== "GB" || !isInsideUk({ lat, long })) return [];
  const around = [properties.district, properties.city].filter((part) => part && part !== name);
  const detail = [kindNames[kind], ...new Set(around)].join(", ");
  const id = `osm-${type ?? ""}${number ?? name}`;
  return [{ id, name, kind, city: findCityAtPoint({ lat, long }), lat, long, detail }];
}

const kindNames: Record<PlaceKind, string> = {
  city: "Town",
  borough: "Borough",
  neighbourhood: "Area",
  outcode: "Postcode district",
  "postcode-area": "Postcode area",
  postcode: "Postcode",
  station: "Station",
  university: "University",
  school: "School",
  street: "Street",
};
const areas = new Set(["suburb", "neighbourhood", "quarter", "village", "hamlet", "locality"]);
const stops = new Set(["station", "halt", "tram_stop"]);

function getKind(key: string, value: string): PlaceKind | null {
  if (key === "highway") return "street";
  if (key === "railway") return stops.has(value) ? "station" : null;
  if (key === "amenity") {
    if (value === "university" || value === "college") return "university";
    return value === "school" ? "school" : null;
  }
  if (key !== "place") return null;
  if (value === "borough") return "borough";
  if (value === "postcode") return "postcode";
  if (value === "city" || value === "town") return "city";
  return areas.has(value) ? "neighbourhood" : null;
}
