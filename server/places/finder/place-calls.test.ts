import { beforeAll, describe, expect, test } from "vitest";
import type { Place } from "../../../domain/places/place.ts";
import { useDatabase } from "../../testing/database.ts";
import { startTestService } from "../../testing/service.ts";
import { createTestApp, createTestContext } from "../../testing/app-context.ts";

const database = useDatabase("embedded");
let get: (query: string) => Promise<Response>;

beforeAll(async () => {
  const app = createTestApp(await createTestContext(database()));
  get = async (query) => app.request(`/api/places?${query}`);
});

async function fetchPlaces(response: Response): Promise<Place[]> {
  const body: { places: Place[] } = await response.json();
  return body.places;
}

test("places are returned, best first, and cached for a day", async () => {
  const response = await get("q=canonbury");
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toMatch(/^public, max-age=86400,/);
  expect(await fetchPlaces(response)).toEqual([
    {
      id: "neighbourhood-canonbury",
      name: "Canonbury",
      kind: "neighbourhood",
      city: "London",
      lat: 51.546,
      long: -0.094,
      detail: "Area, London",
    },
    expect.objectContaining({ id: "station-canonbury", kind: "station" }),
  ]);
});

test("the chosen city comes first, however it is spelled", async () => {
  const [first] = await fetchPlaces(await get("q=ash&city=manchester"));
  expect(first?.city).toBe("Manchester");
});

test("a text that matches no name has an empty answer", async () => {
  const response = await get("q=xyzzy");
  expect([response.status, await fetchPlaces(response)]).toEqual([200, []]);
});

test.each([
  ["", "q", "must not be empty"],
  ["q=e2&city=Atlantis", "city", "isn’t a city we know"],
  ["q=e2&limit=3", "limit", "is not a parameter of this call"],
])("%j is refused with a problem document", async (query, path, message) => {
  const response = await get(query);
  expect(response.status).toBe(400);
  expect(response.headers.get("Content-Type")).toBe("application/problem+json");
  expect(await response.json()).toEqual({
    type: "about:blank",
    title: "Invalid place search",
    status: 400,
    detail: "Some parameters aren’t valid.",
    errors: [{ path, message }],
  });
});

test("a caller may ask 300 times a minute", async () => {
  const app = createTestApp(await createTestContext(database(), { config: { rateLimit: true } }));
  const asked = Array.from({ length: 301 }, async () => app.request("/api/places?q=e2"));
  const answers = await Promise.all(asked);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(300);
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get("Retry-After"))).toBeGreaterThan(0);
});

test("an answer that lacks the external service is cached for a minute", async () => {
  const photon = await startTestService();
  photon.answers({ status: 500 });
  const config = { geocoder: "photon" as const, photonUrl: photon.url };
  const app = createTestApp(await createTestContext(database(), { config }));
  const response = await app.request("/api/places?q=canonbury");
  await photon.close();
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=60");
  expect(await fetchPlaces(response)).toHaveLength(2);
});

describe("addresses", () => {
  const leonard = {
    geometry: { coordinates: [-0.08, 51.52] },
    properties: {
      osm_key: "building",
      osm_value: "yes",
      countrycode: "GB",
      housenumber: "22",
      street: "Leonard Street",
      city: "London",
      postcode: "EC2A 4QS",
    },
  };

  test("without a geocoder there are none: no stations, no districts", async () => {
    for (const text of ["canonbury", "E8 4QS"]) {
      const response = await get(`for=address&q=${encodeURIComponent(text)}`);
      expect([response.status, await fetchPlaces(response)]).toEqual([200, []]);
    }
  });

  test("a geocoder's streets and houses are returned, and never cached", async () => {
    const photon = await startTestService();
    photon.answers({ body: { features: [leonard] } });
    const config = { geocoder: "photon" as const, photonUrl: photon.url };
    const app = createTestApp(await createTestContext(database(), { config }));
    const response = await app.request("/api/places?for=address&q=22+leonard");
    await photon.close();
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect((await fetchPlaces(response)).map(({ name, kind }) => [name, kind])).toEqual([
      ["22 Leonard Street, London EC2A 4QS", "street"],
    ]);
    expect(photon.asked[0]).toMatch(/layer=house&layer=street/);
  });

  test("another purpose is refused", async () => {
    expect((await get("for=fun&q=e2")).status).toBe(400);
  });
});
