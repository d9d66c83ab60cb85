import * as v from "valibot";
import { isInsideUk } from "../../../domain/places/geo.ts";
import { fetchJson } from "./fetch-json.ts";
import { findCityAtPoint } from "../gazetteer/inside-london.ts";
import type { PlaceLookupResult } from "./photon.ts";
import { type FullPostcode, createPostcodeId } from "../gazetteer/postcodes.ts";

/** Coordinates are missing for the Channel Islands and the Isle of Man. */
const answer = v.object({
  result: v.object({
    latitude: v.nullable(v.number()),
    longitude: v.nullable(v.number()),
    admin_district: v.nullish(v.string()),
  }),
});

export async function fetchPostcode(
  base: string,
  postcode: FullPostcode,
): Promise<PlaceLookupResult> {
  const path = `${base.replace(/\/$/, "")}/postcodes/${encodeURIComponent(postcode.text)}`;
  const got = await fetchJson(new URL(path));
  if (!got.ok) return got;
  if (got.status === 404) return { ok: true, places: [] };
  const parsed = v.safeParse(answer, got.body);
  if (!parsed.success) return { ok: false, why: "its answer has another form" };
  const { latitude: lat, longitude: long, admin_district: district } = parsed.output.result;
  if (lat === null || long === null || !isInsideUk({ lat, long })) return { ok: true, places: [] };
  const detail = ["Postcode", ...(district ? [district] : [])].join(", ");
  const { text: name } = postcode;
  const city = findCityAtPoint({ lat, long });
  return {
    ok: true,
    places: [{ id: createPostcodeId(name), name, kind: "postcode", city, lat, long, detail }],
  };
}
