import { describe, expect, it, test } from "vitest";
import type { Place } from "../../domain/places/place.ts";
import type { PlaceSearch } from "../../domain/search/place-search.ts";
import { emptyFilter } from "../../domain/search/search.ts";
import { createTestContext } from "../testing/app-context.ts";
import { useDatabase } from "../testing/database.ts";
import { findRequestedPlace } from "./requested-place.ts";

const nowhere = { area: null, centre: null, box: null };
const oldStreet: Place = {
  id: "station-old-street",
  name: "Old Street",
  kind: "station",
  city: "London",
  lat: 51.526,
  long: -0.088,
  detail: "Underground and rail station, London",
};
const station: PlaceSearch = {
  place: oldStreet,
  within: { ...nowhere, centre: { lat: 51.526, long: -0.088 } },
  approximate: false,
  part: null,
  guessed: false,
};
const postcode: PlaceSearch = {
  place: {
    ...oldStreet,
    id: "postcode-e2-7dp",
    name: "E2 7DP",
    kind: "postcode",
    detail: "Around E2, because we don’t know the exact street",
  },
  within: { ...nowhere, area: "e2" },
  approximate: true,
  part: null,
  guessed: false,
};
const shoreditch: PlaceSearch = {
  place: { ...oldStreet, name: "Shoreditch", kind: "neighbourhood" },
  within: { ...nowhere, area: "shoreditch" },
  approximate: false,
  part: null,
  guessed: true,
};

const database = useDatabase();

/** With one known place and a fixed number of homes that mention any text. */
async function ask(
  text: string | null,
  known: PlaceSearch | null,
  mentions = 0,
  filter = emptyFilter,
) {
  const calls = {
    resolve: async () => known,
    search: async () => ({ listings: [], total: mentions }),
  };
  return findRequestedPlace(await createTestContext(database()), { ...filter, text }, calls);
}

describe("a place that is known", () => {
  it("is where the search is made, and is said", async () => {
    const { filter, requestedPlace } = await ask("old st station", station, 3);
    expect(filter).toEqual({ ...emptyFilter, ...station.within });
    expect(requestedPlace).toEqual({
      text: "old st station",
      understood: "place",
      place: "Old Street station",
      lines: ["Homes within a mile of Old Street station."],
    });
  });
  it("keeps the other filters", async () => {
    const { filter } = await ask("old st", station, 0, { ...emptyFilter, rentMax: 2000 });
    expect(filter).toMatchObject({ rentMax: 2000, text: null });
  });
  it("that is a postcode without its street is searched by its district and said to be so", async () => {
    const { filter, requestedPlace } = await ask("e27dp", postcode);
    expect(filter.area).toBe("e2");
    expect(requestedPlace?.lines).toEqual([
      "Homes around E2.",
      "E2 7DP: around E2, because we don’t know the exact street.",
    ]);
  });
  it("by a guess is said with what was typed", async () => {
    const { requestedPlace } = await ask("shoredich", shoreditch);
    expect(requestedPlace?.lines).toEqual(["Homes in Shoreditch.", "You typed “shoredich”."]);
  });
});

test("a place that is part of a text is said with what is not known", async () => {
  const part = { ...shoreditch, part: "Shoreditch" };
  const { filter, requestedPlace } = await ask("12 Sheep Lane, Shoreditch", part);
  expect(filter.area).toBe("shoreditch");
  expect(requestedPlace?.lines).toEqual([
    "Homes in Shoreditch.",
    "The only part of “12 Sheep Lane, Shoreditch” we recognise is “Shoreditch”.",
  ]);
});

test("homes that mention a text come before a guess at a place", async () => {
  const { filter, requestedPlace } = await ask("Shoredish Row", shoreditch, 2);
  expect(filter.text).toBe("Shoredish Row");
  expect(requestedPlace).toMatchObject({ understood: "homes", place: null });
});

test("a text with no known place says so and keeps the results", async () => {
  const { filter, requestedPlace } = await ask("xyzzy", null, 0, { ...emptyFilter, bedsMin: 2 });
  expect(filter).toEqual({ ...emptyFilter, bedsMin: 2 });
  expect(requestedPlace?.understood).toBe("unknown");
  expect(requestedPlace?.lines[0]).toBe(
    "We don’t know a place called “xyzzy”, so here are all our homes.",
  );
});

test("without a text there is no message", async () => {
  expect(await ask(null, station)).toEqual({ filter: emptyFilter, requestedPlace: null });
  expect((await ask("  ", station)).requestedPlace).toBeNull();
});

test("a map section takes priority over the text", async () => {
  const box = { west: -0.2, south: 51.4, east: 0, north: 51.6 };
  const { filter, requestedPlace } = await ask("old street", station, 0, { ...emptyFilter, box });
  expect(filter).toEqual({ ...emptyFilter, box });
  expect(requestedPlace).toBeNull();
});

test("within an area a text is what homes mention", async () => {
  const { filter, requestedPlace } = await ask("garden", station, 0, {
    ...emptyFilter,
    area: "hackney",
  });
  expect(filter).toMatchObject({ area: "hackney", text: "garden" });
  expect(requestedPlace).toBeNull();
});
