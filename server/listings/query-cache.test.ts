import { expect, test } from "vitest";
import { openQueryCache } from "./query-cache.ts";

function createCounter() {
  let count = 0;
  return async () => [++count];
}

function openCache() {
  const cache = openQueryCache<number[]>();
  cache.open();
  return cache;
}

test("a result is kept by its key until a listing changes", async () => {
  const cache = openCache();
  const query = createCounter();
  expect(await Promise.all([cache.fetch("e2", query), cache.fetch("e2", query)])).toEqual([
    [1],
    [1],
  ]);
  expect(await cache.fetch("n1", query)).toEqual([2]);
  cache.clear();
  expect(await cache.fetch("e2", query)).toEqual([3]);
});

test("a query begun before a change is not given to later callers", async () => {
  const cache = openCache();
  const slow = Promise.withResolvers<number[]>();
  const first = cache.fetch("e2", () => slow.promise);
  cache.clear();
  const second = await cache.fetch("e2", async () => [2]);
  slow.resolve([1]);
  expect([await first, second, await cache.fetch("e2", async () => [3])]).toEqual([[1], [2], [2]]);
});

test("a failed query is asked again", async () => {
  const cache = openCache();
  const failed = cache.fetch("e2", async () => {
    throw new Error("The database is away.");
  });
  await expect(failed).rejects.toThrow("The database is away.");
  expect(await cache.fetch("e2", async () => [2])).toEqual([2]);
});

test("nothing is kept before changes are heard, nor after they may be missed", async () => {
  const cache = openQueryCache<number[]>();
  const query = createCounter();
  await cache.fetch("e2", query);
  expect(await cache.fetch("e2", query)).toEqual([2]);
  cache.open();
  expect([await cache.fetch("e2", query), await cache.fetch("e2", query)]).toEqual([[3], [3]]);
  cache.close();
  expect([await cache.fetch("e2", query), await cache.fetch("e2", query)]).toEqual([[4], [5]]);
});
