import { expect, test } from "vitest";
import { buildListUrl, changeQuery, readListSize } from "./search-query.ts";

test.each([
  ["", 10, 10],
  ["show=10", 10, 10],
  ["show=20", 10, 20],
  ["show=11", 10, 20],
  ["show=15", 5, 15],
  ["show=12", 5, 15],
  ["show=0", 10, 10],
  ["show=-20", 10, 10],
  ["show=many", 10, 10],
  ["show=999999", 10, 1000],
  ["show=999999", 5, 1000],
])("'%s' in steps of %i shows %i homes", (query, step, shown) => {
  expect(readListSize(new URLSearchParams(query), step)).toBe(shown);
});

test("a changed query keeps the rest and drops what is empty", () => {
  const query = new URLSearchParams("rentmin=&bedsmin=2&features=Parking&features=House&show=20");
  expect(changeQuery(query, { show: "30" })).toBe(
    "?bedsmin=2&features=Parking&features=House&show=30",
  );
  expect(changeQuery(query, { show: null, bedsmin: null, features: null })).toBe("");
});

test("a longer list is noted in its own address, and in no page's that was opened meanwhile", () => {
  const list = { pathname: "/properties", search: "?bedsmin=2" };
  const now = { ...list, hash: "#results" };
  expect(buildListUrl(list, now, 20)).toBe("/properties?bedsmin=2&show=20#results");
  expect(buildListUrl(list, { ...now, pathname: "/shortlist" }, 20)).toBeNull();
  expect(buildListUrl(list, { ...now, search: "?bedsmin=3" }, 20)).toBeNull();
});
