import { expect, test } from "vitest";
import {
  most,
  nothingSaved,
  savedOf,
  savedText,
  withCompared,
  without,
  withShortlisted,
  withViewed,
} from "./saved-homes.ts";

const numbered = (count: number) => Array.from({ length: count }, (_, n) => `p${n}`);

test("what is kept comes back as it was", () => {
  const saved = { shortlist: ["b", "a"], recent: ["c"], compared: ["a", "b"] };
  expect(savedOf(savedText(saved))).toEqual(saved);
});

test.each([
  ["nothing", null],
  ["what is not JSON", "{shortlist"],
  ["null", "null"],
  ["a list", '["a"]'],
  ["another version", '{"version":2,"shortlist":["a"],"recent":[],"compared":[]}'],
  ["no version", '{"shortlist":["a"],"recent":[],"compared":[]}'],
])("%s is nothing saved", (_what, text) => {
  expect(savedOf(text)).toEqual(nothingSaved);
});

test("a spoilt entry or list costs only itself", () => {
  const text = JSON.stringify({
    version: 1,
    shortlist: ["a", 7, null, "", "a b", "<i>", "x".repeat(41), "b", "a"],
    recent: "c",
  });
  expect(savedOf(text)).toEqual({ shortlist: ["a", "b"], recent: [], compared: [] });
});

test("no list is read longer than it may be", () => {
  const ids = numbered(60);
  const text = JSON.stringify({ version: 1, shortlist: ids, recent: ids, compared: ids });
  const { shortlist, recent, compared } = savedOf(text);
  expect([shortlist.length, recent.length, compared.length]).toEqual([50, 12, 4]);
});

test("the home saved last is first on the shortlist, and there once", () => {
  const saved = { ...nothingSaved, shortlist: ["a"] };
  expect(withShortlisted(saved, "b")?.shortlist).toEqual(["b", "a"]);
  expect(withShortlisted(saved, "a")).toBe(saved);
});

test("a full shortlist takes no more homes and loses none", () => {
  const full = { ...nothingSaved, shortlist: numbered(most.shortlist) };
  expect(withShortlisted(full, "other")).toBeNull();
  expect(withShortlisted(full, "p7")).toBe(full);
});

test("four homes are compared in the order chosen; a fifth is refused", () => {
  const three = { ...nothingSaved, compared: ["c", "a", "b"] };
  const four = withCompared(three, "d");
  expect(four?.compared).toEqual(["c", "a", "b", "d"]);
  expect(withCompared(four!, "e")).toBeNull();
});

test("of viewed homes the twelve last are kept, the last one first", () => {
  const twelve = { ...nothingSaved, recent: numbered(most.recent) };
  expect(withViewed(twelve, "new").recent).toEqual(["new", ...numbered(most.recent - 1)]);
  expect(withViewed(twelve, "p3").recent).toHaveLength(most.recent);
  expect(withViewed(twelve, "p3").recent[0]).toBe("p3");
});

test("homes leave one list and stay in the others", () => {
  const saved = { shortlist: ["a", "b"], recent: ["a"], compared: ["a"] };
  expect(without(saved, "shortlist", ["a", "z"])).toEqual({ ...saved, shortlist: ["b"] });
});
