import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { formatPlaceLabel } from "../../../domain/places/place.ts";
import type { RateLimit } from "../../platform/http/rate-limit.ts";
import { openPlaceFinder, type PlaceSettings } from "./place-finder.ts";
import { startTestService, type TestService } from "../../testing/service.ts";

const embedded: PlaceSettings = {
  geocoder: "embedded",
  photonUrl: null,
  postcodesUrl: null,
};
let service: TestService;
let logged: unknown[] = [];
const start = Date.parse("2026-11-20T09:00:00Z");
let now = start;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());
beforeEach(() => {
  service.asked.length = 0;
  logged = [];
  now = start;
});

const neverResolve: RateLimit = async () => null;

function open(changes: Partial<PlaceSettings> = {}, limit = neverResolve) {
  const log = { warn: (...words: unknown[]) => void logged.push(...words) };
  const finder = openPlaceFinder({ ...embedded, ...changes }, log, () => new Date(now), limit);
  return async (text: string, city: string | null = null) => {
    const { found, partial } = await finder.find(text, city);
    return { labels: found.map(({ place }) => formatPlaceLabel(place)), found, partial };
  };
}

describe("by itself", () => {
  it("the gazetteer answers, without external requests", async () => {
    const { labels, partial } = await open()("canonbury");
    expect(labels).toEqual(["Canonbury", "Canonbury station"]);
    expect(partial).toBe(false);
    expect(service.asked).toEqual([]);
  });
  it("a full postcode is approximate, and its district follows", async () => {
    const { labels, found } = await open()("e27dp");
    expect(labels).toEqual(["E2 7DP", "E2"]);
    expect(found.map(({ approximate }) => approximate)).toEqual([true, false]);
  });
  it("a postcode in the middle of London is one district, not its part", async () => {
    const { labels, found } = await open()("SW1A 1AA");
    expect(labels).toEqual(["SW1A 1AA", "SW1"]);
    expect(found[0]?.place.detail).toBe("Around SW1, because we don’t know the exact street");
  });
  it("an address finds the postcode district or the area that it ends with", async () => {
    expect((await open()("12 Sheep Lane E8")).labels).toEqual(["E8"]);
    expect((await open()("12 Sheep Lane, E8 4QS")).labels).toEqual(["E8 4QS", "E8"]);
    expect((await open()("12 Sheep Lane, Hackney, London")).labels).toEqual(["Hackney"]);
    expect((await open()("12 Sheep Lane")).labels).toEqual([]);
  });
  it("what somebody looks for in a place is no part of its name", async () => {
    expect((await open()("2 bed flat to rent in Canonbury")).labels).toEqual([
      "Canonbury",
      "Canonbury station",
    ]);
  });
  it("a postcode outside the chosen city is not suggested", async () => {
    expect((await open()("E2 7DP", "Manchester")).labels).toEqual([]);
    expect((await open()("12 Sheep Lane E8", "Manchester")).labels).toEqual([]);
  });
  it("a postcode that is still being typed finds its district", async () => {
    expect((await open()("E2 7")).labels[0]).toBe("E2");
  });
});

const createStreet = (name: string, number: number) => ({
  geometry: { coordinates: [-0.08, 51.52] },
  properties: {
    osm_id: number,
    osm_type: "W",
    osm_key: "highway",
    osm_value: "residential",
    name,
    countrycode: "GB",
  },
});

describe("with Photon", () => {
  const photon = () => open({ geocoder: "photon", photonUrl: service.url });

  it("our exact matches come first, then Photon's results, without duplicates", async () => {
    service.answers({
      body: { features: [createStreet("Shoreditch", 1), createStreet("Shoreditch Lane", 2)] },
    });
    expect((await photon()("shoreditch")).labels).toEqual([
      "Shoreditch",
      "Shoreditch High Street station",
      "Shoreditch Lane",
    ]);
  });
  it("Photon's results outside the chosen city are left out", async () => {
    service.answers({ body: { features: [createStreet("Shoreditch Lane", 2)] } });
    const find = open({ geocoder: "photon", photonUrl: service.url });
    expect((await find("shoreditch lane", "Manchester")).labels).toEqual([]);
    expect((await find("shoreditch lane", "London")).labels).toEqual(["Shoreditch Lane"]);
  });
  it("Photon's results come before our guesses", async () => {
    service.answers({ body: { features: [createStreet("Hackny Street", 1)] } });
    expect((await photon()("hackny")).labels.slice(0, 2)).toEqual(["Hackny Street", "Hackney"]);
  });
  it("the same text is asked once a day, however it is spelled", async () => {
    service.answers({ body: { features: [] } });
    const find = photon();
    await find("Old Street");
    await find("old  street ");
    now = start + 86_400_000;
    await find("OLD STREET");
    expect(service.asked).toHaveLength(1);
    now += 1;
    await find("old street");
    expect(service.asked).toHaveLength(2);
  });
  it("of more than 2000 texts the one asked longest ago is forgotten", async () => {
    const fetched = vi.spyOn(globalThis, "fetch");
    fetched.mockImplementation(async () => Response.json({ features: [] }));
    const settings = { ...embedded, geocoder: "photon" as const, photonUrl: service.url };
    const log = { warn: () => undefined };
    const { findAddresses } = openPlaceFinder(settings, log, () => new Date(now), neverResolve);
    for (let number = 0; number <= 2000; number++) await findAddresses(`street ${number}`);
    await findAddresses("street 2000");
    await findAddresses("street 1");
    expect(fetched).toHaveBeenCalledTimes(2001);
    await findAddresses("street 0");
    expect(fetched).toHaveBeenCalledTimes(2002);
    fetched.mockRestore();
  });
  it("the gazetteer answers alone where it fails, the log says so without the text", async () => {
    service.answers({ status: 500 });
    const { labels, partial } = await photon()("canonbury");
    expect(labels).toEqual(["Canonbury", "Canonbury station"]);
    expect(partial).toBe(true);
    expect(logged).toEqual([
      "Place search: Photon failed (it answered 500), using the gazetteer only",
    ]);
  });
  it("a failure is not cached", async () => {
    const find = photon();
    service.answers({ status: 500 });
    await find("leonard street");
    service.answers({ body: { features: [createStreet("Leonard Street", 3)] } });
    expect((await find("leonard street")).labels).toEqual(["Leonard Street"]);
  });
  it("requests stay within the rate limit, across all visitors", async () => {
    service.answers({ body: { features: [] } });
    let left = 10;
    const limit = vi.fn<RateLimit>(async () => (left-- > 0 ? null : 1));
    const find = open({ geocoder: "photon", photonUrl: service.url }, limit);
    const asked = Array.from({ length: 14 }, (_, number) => find(`leonard ${number}`));
    const answers = await Promise.all(asked);
    expect(service.asked).toHaveLength(10);
    expect(answers.filter(({ partial }) => partial)).toHaveLength(4);
    expect(new Set(limit.mock.calls.flat())).toEqual(new Set(["Photon"]));
  });
  it("one or two letters send no request", async () => {
    await photon()("sh");
    expect(service.asked).toEqual([]);
  });
});

describe("with postcodes.io", () => {
  const find = (text: string) => open({ postcodesUrl: service.url })(text);

  it("a full postcode is exact", async () => {
    service.answers({ body: { result: { latitude: 51.528, longitude: -0.072 } } });
    const { found } = await find("E2 7DP");
    expect(found[0]).toMatchObject({ approximate: false, place: { lat: 51.528, long: -0.072 } });
  });
  it("one that is unknown to the service, or gets no answer, is approximate", async () => {
    service.answers({ status: 404, body: { status: 404 } });
    expect((await find("E2 7DP")).found[0]?.approximate).toBe(true);
    service.answers({ status: 500 });
    const { found, partial } = await find("E2 7DP");
    expect([found[0]?.approximate, partial]).toEqual([true, true]);
    expect(JSON.stringify(logged)).not.toMatch(/e2|7dp/i);
  });
  it("requests are only for full postcodes", async () => {
    await find("shoreditch");
    await find("E2");
    expect(service.asked).toEqual([]);
  });
});
