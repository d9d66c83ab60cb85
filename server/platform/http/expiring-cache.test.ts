import { expect, test } from "vitest";
import { createExpiringCache } from "./expiring-cache.ts";

test("an answer is cached until it expires", () => {
  let now = 0;
  const cache = createExpiringCache<string>(
    { maxEntries: 2, milliseconds: 1000 },
    () => new Date(now),
  );
  cache.set("a", "first");
  now = 999;
  expect(cache.get("a")).toBe("first");
  now = 1000;
  expect(cache.get("a")).toBeUndefined();
});

test("the oldest entry is evicted", () => {
  const cache = createExpiringCache<number>(
    { maxEntries: 2, milliseconds: 1000 },
    () => new Date(0),
  );
  for (const [at, key] of ["a", "b", "a", "c"].entries()) cache.set(key, at);
  expect([cache.get("a"), cache.get("b"), cache.get("c")]).toEqual([2, undefined, 3]);
});
