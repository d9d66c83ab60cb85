import { expect, test } from "vitest";
import type { SearchRequest } from "../../domain/search/search.ts";
import type { Services } from "../services.ts";
import { findPins } from "./map-pins.ts";
import { aHome } from "./testing-home.ts";

/** A house of so many homes, which remembers what it was asked. */
function houseOf(count: number) {
  const asked: SearchRequest[] = [];
  const house: Pick<Services, "searchListings" | "mapStyleUrl"> = {
    mapStyleUrl: "https://tiles.example.com/style.json",
    searchListings: async (request) => {
      asked.push(request);
      const listings = Array.from({ length: Math.min(count, request.limit) }, (_, n) =>
        aHome({ id: `p${n}` }),
      );
      return { listings, total: count };
    },
  };
  return { asked, find: (query: string) => findPins(house, new URLSearchParams(query)) };
}

test.each([
  [240, 240],
  [1000, 1000],
  [1200, 1000],
])("of %d homes that match, %d have a pin", async (count, pinned) => {
  expect((await houseOf(count).find("")).homes).toHaveLength(pinned);
});

test("a pin is found by the filters and the order of the list, and carries nothing else", async () => {
  const { asked, find } = houseOf(1);
  const { homes, mapStyleUrl } = await find("bedsmin=2&sort=rent-asc&offset=5&limit=3");
  expect(asked).toMatchObject([{ filter: { bedsMin: 2, sort: "rent-asc" }, offset: 0 }]);
  expect(mapStyleUrl).toBe("https://tiles.example.com/style.json");
  const pin = ["bedrooms", "id", "lat", "long", "name", "rentPcm", "status"];
  expect(homes.map((home) => Object.keys(home).toSorted())).toEqual([pin]);
});
