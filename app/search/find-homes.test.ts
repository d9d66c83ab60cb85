import { expect, test } from "vitest";
import type { SearchRequest } from "../../domain/search/search.ts";
import type { Services } from "../services.ts";
import { findHomes } from "./find-homes.ts";
import { aHome } from "./testing-home.ts";

/** A house with homes at these rents, which matches by rent alone and remembers what it was asked. */
function houseWith(rents: number[]) {
  const asked: SearchRequest[] = [];
  const house: Pick<Services, "searchListings" | "resolvePlace" | "today"> = {
    resolvePlace: async () => null,
    today: () => "2026-12-01",
    searchListings: async (request) => {
      asked.push(request);
      const { rentMin, rentMax, sort } = request.filter;
      const inOrder = sort === "rent-asc" ? rents.toSorted((a, b) => a - b) : rents;
      const matching = inOrder
        .filter((rent) => rent >= rentMin && rent <= (rentMax ?? Infinity))
        .map((rentPcm) => aHome({ rentPcm }));
      return { listings: matching.slice(0, request.limit), total: matching.length };
    },
  };
  const find = (query: string, step = 10) => findHomes(house, new URLSearchParams(query), step);
  return { asked, find };
}

test("ten homes at first, then as many as the address says", async () => {
  const { asked, find } = houseWith(Array<number>(40).fill(2000));
  expect((await find("")).listings).toHaveLength(10);
  expect(await find("show=30")).toMatchObject({ total: 40, step: 10, today: "2026-12-01" });
  expect(asked.map((request) => [request.offset, request.limit])).toEqual([
    [0, 10],
    [0, 30],
  ]);
});

test("bad and unknown parameters do not count", async () => {
  const { asked, find } = houseWith([2000]);
  await find("rentmax=cheap&bedsmin=2&colour=green");
  expect(asked[0]?.filter).toMatchObject({ rentMax: null, bedsMin: 2 });
});

test("where the rent limit leaves nothing, the next rent above it is found", async () => {
  const { find } = houseWith([3000, 1650]);
  expect((await find("rentmin=700&rentmax=900")).nextRent).toBe(1650);
  expect((await find("rentmin=4000")).nextRent).toBeNull();
  expect((await find("rentmax=2000")).nextRent).toBeNull();
});

test("the next rent is null where nothing is dearer either", async () => {
  const { find } = houseWith([500]);
  expect((await find("rentmin=700&rentmax=900")).nextRent).toBeNull();
});

test("London is searched as itself, not as every home", async () => {
  const { asked, find } = houseWith([2000]);
  await find("area=London");
  expect(asked[0]?.filter.area).toBe("London");
});
