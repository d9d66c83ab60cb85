import { expect, test } from "vitest";
import type { SearchRequest } from "../../domain/search/search.ts";
import type { listSummaries } from "./search-homes.ts";
import { createTestContext } from "../testing/app-context.ts";
import { useDatabase } from "../testing/database.ts";
import { findPins } from "./find-pins.ts";
import { createListingSummary } from "../testing/listing.ts";

const database = useDatabase();

/** A number of matching homes. Records the searches. */
function createHomes(count: number) {
  const asked: SearchRequest[] = [];
  const search: typeof listSummaries = async (_app, request) => {
    asked.push(request);
    return Array.from({ length: Math.min(count, request.limit) }, (_, n) =>
      createListingSummary({ id: `p${n}` }),
    );
  };
  const config = { mapStyleUrl: "https://tiles.example.com/style.json" };
  const find = async (query: string) => {
    const app = await createTestContext(database(), { config });
    return findPins(app, new URLSearchParams(query), 1000, search);
  };
  return { asked, find };
}

test.each([
  [240, 240],
  [1000, 1000],
  [1200, 1000],
])("of %d homes that match, %d have a pin", async (count, pinned) => {
  expect((await createHomes(count).find("")).homes).toHaveLength(pinned);
});

test("a pin is found by the filters and the order of the list, and carries nothing else", async () => {
  const { asked, find } = createHomes(1);
  const { homes: pins, mapStyleUrl } = await find("bedsmin=2&sort=rent-asc&offset=5&limit=3");
  expect(asked).toMatchObject([{ filter: { bedsMin: 2, sort: "rent-asc" }, offset: 0 }]);
  expect(mapStyleUrl).toBe("https://tiles.example.com/style.json");
  const pin = ["bedrooms", "id", "lat", "long", "name", "rentPcm", "status"];
  expect(pins.map((home) => Object.keys(home).toSorted())).toEqual([pin]);
});
