import { expect, test } from "vitest";
import {
  listLimits,
  emptySavedHomes,
  parseSavedHomes,
  serializeSavedHomes,
  addToCompared,
  removeIds,
  addToShortlist,
  addViewed,
} from "./saved-homes.ts";

const createIds = (count: number) => Array.from({ length: count }, (_, n) => `p${n}`);

test("what is kept comes back as it was", () => {
  const saved = { shortlist: ["b", "a"], recent: ["c"], compared: ["a", "b"] };
  expect(parseSavedHomes(serializeSavedHomes(saved))).toEqual(saved);
});

test.each([
  ["nothing", null],
  ["what is not JSON", "{shortlist"],
  ["null", "null"],
  ["a list", '["a"]'],
  ["another version", '{"version":2,"shortlist":["a"],"recent":[],"compared":[]}'],
  ["no version", '{"shortlist":["a"],"recent":[],"compared":[]}'],
])("%s is nothing saved", (_what, text) => {
  expect(parseSavedHomes(text)).toEqual(emptySavedHomes);
});

test("a spoilt entry or list costs only itself", () => {
  const text = JSON.stringify({
    version: 1,
    shortlist: ["a", 7, null, "", "a b", "<i>", "x".repeat(41), "b", "a"],
    recent: "c",
  });
  expect(parseSavedHomes(text)).toEqual({ shortlist: ["a", "b"], recent: [], compared: [] });
});

test("no list is read longer than it may be", () => {
  const ids = createIds(60);
  const text = JSON.stringify({ version: 1, shortlist: ids, recent: ids, compared: ids });
  const { shortlist, recent, compared } = parseSavedHomes(text);
  expect([shortlist.length, recent.length, compared.length]).toEqual([50, 12, 4]);
});

test("the home saved last is first on the shortlist, and there once", () => {
  const saved = { ...emptySavedHomes, shortlist: ["a"] };
  expect(addToShortlist(saved, "b")?.shortlist).toEqual(["b", "a"]);
  expect(addToShortlist(saved, "a")).toBe(saved);
});

test("a full shortlist takes no more homes and loses none", () => {
  const full = { ...emptySavedHomes, shortlist: createIds(listLimits.shortlist) };
  expect(addToShortlist(full, "other")).toBeNull();
  expect(addToShortlist(full, "p7")).toBe(full);
});

test("four homes are compared in the order chosen; a fifth is refused", () => {
  const three = { ...emptySavedHomes, compared: ["c", "a", "b"] };
  const four = addToCompared(three, "d");
  expect(four?.compared).toEqual(["c", "a", "b", "d"]);
  expect(addToCompared(four!, "e")).toBeNull();
});

test("of viewed homes the twelve last are kept, the last one first", () => {
  const twelve = { ...emptySavedHomes, recent: createIds(listLimits.recent) };
  expect(addViewed(twelve, "new").recent).toEqual(["new", ...createIds(listLimits.recent - 1)]);
  expect(addViewed(twelve, "p3").recent).toHaveLength(listLimits.recent);
  expect(addViewed(twelve, "p3").recent[0]).toBe("p3");
});

test("homes leave one list and stay in the others", () => {
  const saved = { shortlist: ["a", "b"], recent: ["a"], compared: ["a"] };
  expect(removeIds(saved, "shortlist", ["a", "z"])).toEqual({ ...saved, shortlist: ["b"] });
});
