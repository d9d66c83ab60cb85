import { afterEach, expect, test, vi } from "vitest";
import { lookUpPlaces } from "./look-up-places.ts";

const { signal } = new AbortController();
const shoreditch = { id: "neighbourhood-shoreditch", name: "Shoreditch" };

afterEach(() => vi.unstubAllGlobals());

function stubFetch(answer: () => Promise<Response>) {
  const fetchMock = vi.fn<(url: string) => Promise<Response>>(answer);
  vi.stubGlobal("fetch", fetchMock);
  return fetchMock;
}

test("the server is asked for what was typed, within a city", async () => {
  const asked = stubFetch(async () => Response.json({ places: [shoreditch] }));
  expect(await lookUpPlaces("shor & co", { city: "London" }, signal)).toEqual([shoreditch]);
  expect(asked.mock.calls[0]?.[0]).toBe("/api/places?q=shor+%26+co&city=London");
});

test("a single letter is asked for, as W is a postcode area, no letter is not", async () => {
  const asked = stubFetch(async () => Response.json({ places: [shoreditch] }));
  expect(await lookUpPlaces("w", {}, signal)).toEqual([shoreditch]);
  expect(await lookUpPlaces("", {}, signal)).toEqual([]);
  expect(asked).toHaveBeenCalledTimes(1);
});

test.each([
  ["the network is gone", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["the server refuses", async () => new Response(null, { status: 429 })],
  ["the answer is no JSON", async () => new Response("<html>")],
])("where %s nothing is suggested", async (_what, answer) => {
  stubFetch(answer);
  expect(await lookUpPlaces("shoreditch", {}, signal)).toEqual([]);
});

test("addresses are asked for as such", async () => {
  const asked = stubFetch(async () => Response.json({ places: [] }));
  await lookUpPlaces("22 leonard", { addresses: true }, signal);
  expect(asked.mock.calls[0]?.[0]).toBe("/api/places?q=22+leonard&for=address");
});
