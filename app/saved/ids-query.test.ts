import { expect, test } from "vitest";
import { formatIdsQuery, readIds } from "./ids-query.ts";

test("ids are read once each, in their order, from one parameter or several", () => {
  expect(readIds(new URLSearchParams("ids=b,a,%20b,,&ids=c"))).toEqual(["b", "a", "c"]);
  expect(readIds(new URLSearchParams("ids=&x=1"))).toEqual([]);
});

test("what is written is read back, and commas stay commas", () => {
  expect(formatIdsQuery(["a", "b"])).toBe("?ids=a,b");
  expect(formatIdsQuery([])).toBe("");
  expect(readIds(new URLSearchParams(formatIdsQuery(["a&b", "c"])))).toEqual(["a&b", "c"]);
});
