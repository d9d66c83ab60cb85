import { expect, test } from "vitest";
import type { SearchRequest } from "../../domain/search/search.ts";
import { findHomes } from "./find-homes.ts";
import { createListingSummary } from "../testing/listing.ts";
import { createTestContext } from "../testing/app-context.ts";
import { useDatabase } from "../testing/database.ts";
import type { searchSummaries } from "./search-homes.ts";

const database = useDatabase();

/** Homes at these rents that match by rent alone. Records the searches. */
function createHomesAt(rents: number[]) {
  const asked: SearchRequest[] = [];
  const search: typeof searchSummaries = async (_app, request) => {
    asked.push(request);
    const { rentMin, rentMax, sort } = request.filter;
    const inOrder = sort === "rent-asc" ? rents.toSorted((a, b) => a - b) : rents;
    const matching = inOrder
      .filter((rent) => rent >= rentMin && rent <= (rentMax ?? Infinity))
      .map((rentPcm) => createListingSummary({ rentPcm }));
    return { listings: matching.slice(0, request.limit), total: matching.length };
  };
  const find = async (query: string, limit = 10) => {
    const app = await createTestContext(database());
    return findHomes(app, new URLSearchParams(query), { limit, step: 10 }, search);
  };
  return { asked, find };
}

test("as many homes are found as are shown", async () => {
  const { asked, find } = createHomesAt(Array<number>(40).fill(2000));
  expect((await find("")).listings).toHaveLength(10);
  expect(await find("", 30)).toMatchObject({ total: 40, step: 10, today: "2026-11-21" });
  expect(asked.map((request) => [request.offset, request.limit])).toEqual([
    [0, 10],
    [0, 30],
  ]);
});

test("bad and unknown parameters are ignored", async () => {
  const { asked, find } = createHomesAt([2000]);
  await find("rentmax=cheap&bedsmin=2&colour=green");
  expect(asked[0]?.filter).toMatchObject({ rentMax: null, bedsMin: 2 });
});

test("reversed rents are swapped, and the page gets them in order", async () => {
  const { find } = createHomesAt([4500, 3000, 1650]);
  const found = await find("rentmin=4000&rentmax=2000");
  expect(found.filter).toMatchObject({ rentMin: 2000, rentMax: 4000 });
  expect(found.listings.map(({ rentPcm }) => rentPcm)).toEqual([3000]);
});

test("where the rent limit leaves nothing, the next rent above it is found", async () => {
  const { find } = createHomesAt([3000, 1650]);
  expect((await find("rentmin=700&rentmax=900")).nextRent).toBe(1650);
  expect((await find("rentmin=4000")).nextRent).toBeNull();
  expect((await find("rentmax=2000")).nextRent).toBeNull();
});

test("the next rent is null where nothing is dearer either", async () => {
  const { find } = createHomesAt([500]);
  expect((await find("rentmin=700&rentmax=900")).nextRent).toBeNull();
});

test("London is searched as itself, not as every home", async () => {
  const { asked, find } = createHomesAt([2000]);
  await find("area=London");
  expect(asked[0]?.filter.area).toBe("London");
});
