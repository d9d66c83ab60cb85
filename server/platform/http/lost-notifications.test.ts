import { expect, test } from "vitest";
import { createAnswer, createCache, createSlowPage, settle } from "../../testing/page-cache.ts";

test("while change notifications are down nothing more is cached", async () => {
  const { cache, page, made } = createCache();
  cache.close();
  await page("/");
  await page("/");
  expect([made(), cache.figures().entries]).toEqual([2, 0]);
  cache.open();
  await page("/");
  expect(cache.find("/")).toBeDefined();
});

test("what was cached before is served for half a minute more, as long as a failover takes", async () => {
  const { cache, clock, page } = createCache();
  await page("/");
  cache.close();
  clock.now = new Date("2026-11-21T12:00:20Z");
  // Each try to listen again that fails says so.
  cache.close();
  clock.now = new Date("2026-11-21T12:00:29.999Z");
  expect(cache.find("/")).toBeDefined();
  clock.now = new Date("2026-11-21T12:00:30Z");
  expect(cache.find("/")).toBeUndefined();
});

test("once changes are reported again all is made again: one may have been missed", async () => {
  const { cache, page, made } = createCache();
  await page("/");
  const slow = createSlowPage();
  const begunBefore = cache.fill("/slow", slow.make);
  cache.close();
  cache.open();
  slow.finish(createAnswer(1));
  await begunBefore;
  expect([cache.find("/"), cache.find("/slow")]).toEqual([undefined, undefined]);
  await Promise.all([page("/"), page("/slow")]);
  await settle();
  expect(made()).toBe(3);
  expect([cache.find("/"), cache.find("/slow")]).not.toContain(undefined);
});

test("what can't be made again yet is found for half a minute, unless a change is known", async () => {
  const { cache, clock, page } = createCache();
  for (const home of ["p1", "p2"]) await page(home);
  cache.close();
  cache.open();
  cache.invalidate("p2");
  clock.now = new Date("2026-11-21T12:00:20Z");
  const fail = async () => null;
  expect([await cache.fill("p1", fail), await cache.fill("p2", fail)]).toEqual([null, null]);
  expect(cache.findUnsure("p1")).toBeDefined();
  expect(cache.findUnsure("p2")).toBeUndefined();
  // The database fails over again.
  cache.close();
  expect([cache.find("p1") === undefined, cache.find("p2")]).toEqual([false, undefined]);
  clock.now = new Date("2026-11-21T12:00:30Z");
  expect([cache.findUnsure("p1"), cache.find("p1")]).toEqual([undefined, undefined]);
});

test("a page begun while change notifications were down is not cached", async () => {
  const { cache } = createCache();
  cache.close();
  const page = createSlowPage();
  const answer = cache.fill("/", page.make);
  cache.open();
  page.finish(createAnswer(1));
  await answer;
  expect(cache.find("/")).toBeUndefined();
});
