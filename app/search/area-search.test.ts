import { expect, test } from "vitest";
import { readSearch } from "../../domain/search/read-search.ts";
import { formatBoxParameter, buildMapAreaSearch } from "./area-search.ts";

const bounds = { west: -0.1234567, south: 51.5000001, east: -0.0200001, north: 51.55 };

test("a section of the map is rounded outwards to a metre", () => {
  expect(formatBoxParameter(bounds)).toBe("-0.12346,51.5,-0.02,51.55");
});

test("searching a section drops the place and keeps the other filters", () => {
  const query = new URLSearchParams("area=shoreditch&q=canal&lat=51&long=0&bedsmin=2&show=40");
  const { pathname, search } = buildMapAreaSearch(query, bounds);
  expect(pathname).toBe("/properties");
  const read = new URLSearchParams(search);
  expect([...read.keys()]).toEqual(["bedsmin", "bbox"]);
  expect(readSearch(read).problems).toEqual([]);
  expect(readSearch(read).request.filter.box?.east).toBe(-0.02);
});

test("leaving the section leaves the other filters", () => {
  const query = new URLSearchParams("bbox=-1,51,0,52&rentmax=2000");
  expect(buildMapAreaSearch(query, null).search).toBe("?rentmax=2000");
});
