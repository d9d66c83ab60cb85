import { afterAll, beforeAll, expect, test } from "vitest";
import { fetchPhotonPlaces } from "./photon.ts";
import { startTestService, type TestService } from "../../testing/service.ts";

let photon: TestService;

beforeAll(async () => {
  photon = await startTestService();
});
afterAll(() => photon.close());

function createFeature(properties: Record<string, unknown>, [lat, long] = [51.526, -0.088]) {
  return {
    type: "Feature",
    geometry: { type: "Point", coordinates: [long, lat] },
    properties: { osm_id: 7, osm_type: "W", countrycode: "GB", ...properties },
  };
}

function respondWith(...features: unknown[]) {
  photon.answers({ body: { type: "FeatureCollection", features } });
}

test("it is asked in English, within reach of the chosen city", async () => {
  respondWith();
  await fetchPhotonPlaces(`${photon.url}/`, "old street & co", "Manchester");
  const asked = new URL(photon.asked.at(-1)!, photon.url);
  expect(asked.pathname).toBe("/api");
  expect(Object.fromEntries(asked.searchParams)).toEqual({
    q: "old street & co",
    limit: "16",
    lang: "en",
    bbox: "-2.5173,53.3175,-1.9733,53.6413",
  });
});

test("without a city it is asked within the UK", async () => {
  respondWith();
  await fetchPhotonPlaces(photon.url, "old street", null);
  const asked = new URL(photon.asked.at(-1)!, photon.url);
  expect(asked.searchParams.get("bbox")).toBe("-8.7,49.8,1.8,60.9");
});

test("a feature becomes a place", async () => {
  const street = { osm_key: "highway", osm_value: "residential", name: "Leonard Street" };
  respondWith(createFeature({ ...street, district: "Shoreditch", city: "London" }));
  expect(await fetchPhotonPlaces(photon.url, "leonard st", null)).toEqual({
    ok: true,
    places: [
      {
        id: "osm-W7",
        name: "Leonard Street",
        kind: "street",
        city: "London",
        lat: 51.526,
        long: -0.088,
        detail: "Street, Shoreditch, London",
      },
    ],
  });
});

test.each([
  ["place", "suburb", "neighbourhood"],
  ["place", "borough", "borough"],
  ["place", "town", "city"],
  ["place", "postcode", "postcode"],
  ["railway", "station", "station"],
  ["amenity", "university", "university"],
  ["amenity", "school", "school"],
])("%s=%s is a %s", async (key, value, kind) => {
  respondWith(createFeature({ osm_key: key, osm_value: value, name: "Somewhere" }));
  expect(await fetchPhotonPlaces(photon.url, "somewhere", null)).toMatchObject({
    places: [{ kind }],
  });
});

test.each([
  ["a shop", createFeature({ osm_key: "shop", osm_value: "bakery", name: "Loaf" })],
  [
    "a place abroad",
    createFeature({ osm_key: "place", osm_value: "town", name: "Calais", countrycode: "FR" }),
  ],
  [
    "a place outside the UK's bounds",
    createFeature({ osm_key: "place", osm_value: "town", name: "Calais" }, [50.95, 1.86]),
  ],
  ["a place without a name", createFeature({ osm_key: "place", osm_value: "town" })],
])("%s is ignored", async (_what, one) => {
  respondWith(one);
  expect(await fetchPhotonPlaces(photon.url, "x", null)).toEqual({ ok: true, places: [] });
});

test.each([
  [{ status: 503 }, "it answered 503"],
  [{ status: 429 }, "it answered 429"],
  [{ body: "<html>" }, "its answer was no JSON"],
  [{ body: { features: [{}] } }, "its answer has another form"],
  [{ body: "x".repeat(300_000) }, "its answer was too long"],
  ["silence" as const, "no answer within 1500 ms"],
])("an answer of %j is a reason, not an exception", async (answer, why) => {
  photon.answers(answer);
  expect(await fetchPhotonPlaces(photon.url, "old street", null)).toEqual({ ok: false, why });
});

test("an unreachable server is a reason too", async () => {
  const gone = await startTestService();
  await gone.close();
  expect(await fetchPhotonPlaces(gone.url, "old street", null)).toEqual({
    ok: false,
    why: "it could not be reached",
  });
});
