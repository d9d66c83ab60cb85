import * as v from "valibot";
import { isInsideUk } from "../../../domain/places/geo.ts";
import { maxPlaces, type Place } from "../../../domain/places/place.ts";
import { fetchJson } from "./fetch-json.ts";
import { type PlaceLookupResult, ukBox } from "./photon.ts";

const answer = v.object({
  features: v.array(
    v.object({
      geometry: v.object({ coordinates: v.tuple([v.number(), v.number()]) }),
      properties: v.object({
        osm_key: v.optional(v.string(), ""),
        name: v.optional(v.string()),
        housenumber: v.optional(v.string()),
        street: v.optional(v.string()),
        city: v.optional(v.string()),
        postcode: v.optional(v.string()),
        countrycode: v.optional(v.string()),
      }),
    }),
  ),
});
type Feature = v.InferOutput<typeof answer>["features"][number];

export async function fetchPhotonAddresses(base: string, text: string): Promise<PlaceLookupResult> {
  const query = new URLSearchParams({
    q: text,
    limit: String(2 * maxPlaces),
    lang: "en",
    bbox: ukBox,
  });
  for (const layer of ["house", "street"]) query.append("layer", layer);
  const got = await fetchJson(new URL(`${base.replace(/\/$/, "")}/api?${query}`));
  if (!got.ok) return got;
  const parsed = v.safeParse(answer, got.body);
  if (!parsed.success) return { ok: false, why: "its answer has another form" };
  const places = parsed.output.features.flatMap(formatAddress);
  return { ok: true, places: [...new Map(places.map((place) => [place.id, place])).values()] };
}

function formatAddress({ geometry, properties }: Feature): Place[] {
  const [long, lat] = geometry.coordinates;
  const { osm_key: key, name, housenumber, street, city, postcode, countrycode } = properties;
  const house = housenumber && street ? `${housenumber} ${street}` : null;
  const line = house ?? (key === "highway" ? name : null);
  if (!line || countrycode !== "GB" || !isInsideUk({ lat, long })) return [];
  const town = [city, postcode].filter(Boolean).join(" ");
  const text = [line, town].filter(Boolean).join(", ");
  const detail = house ? "Address" : "Street";
  return [{ id: `address-${text}`, name: text, kind: "street", city: null, lat, long, detail }];
}
