import { expect, test } from "vitest";
import { type CachedResponse, openPageCache } from "./page-cache.ts";

const createAnswer = (length: number): CachedResponse => ({
  headers: {},
  body: new Uint8Array(length),
});
const megabyte = 1024 * 1024;

function createCache(mostBytes = megabyte) {
  const clock = { now: new Date("2026-11-21T12:00:00Z") };
  const cache = openPageCache(mostBytes, () => clock.now);
  cache.open();
  let made = 0;
  const page = (key: string, length = 1000) =>
    cache.fill(key, async () => {
      made += 1;
      return createAnswer(length);
    });
  return { cache, clock, page, made: () => made };
}

function createSlowPage() {
  const { promise, resolve } = Promise.withResolvers<CachedResponse | null>();
  return { make: () => promise, finish: resolve };
}

test("cached pages are found until a home changes", async () => {
  const { cache, page } = createCache();
  const made = await page("/");
  expect(cache.find("/")?.body).toBe(made?.body);
  cache.clear();
  expect(cache.find("/")).toBeUndefined();
  expect(cache.figures()).toEqual({ hits: 1, misses: 1, clears: 1, entries: 0, bytes: 0 });
});

test("a lasting page stays when a home changes, and while change notifications are down", async () => {
  const { cache } = createCache();
  const fillLasting = (key: string) =>
    cache.fill(key, async () => createAnswer(1), { isLasting: true });
  await fillLasting("/legal");
  cache.clear();
  expect(cache.find("/legal")).toBeDefined();
  cache.close();
  await fillLasting("/faq");
  expect([cache.find("/legal"), cache.find("/faq")]).not.toContain(undefined);
});

test("a response knows whether it is kept", async () => {
  const kept: boolean[] = [];
  const make = async (isKept: boolean) => {
    kept.push(isKept);
    return createAnswer(1);
  };
  const { cache } = createCache();
  await cache.fill("/", make);
  cache.close();
  await cache.fill("/", make);
  await createCache(0).cache.fill("/legal", make, { isLasting: true });
  expect(kept).toEqual([true, false, false]);
});

test("the bytes stay within the limit, and the least recently used page goes first", async () => {
  const { cache, page } = createCache(10_000);
  for (const key of ["one", "two", "three"]) await page(key, 2500);
  cache.find("one");
  await page("four", 2500);
  expect(cache.find("two")).toBeUndefined();
  expect(cache.find("one")).toBeDefined();
  const { bytes, entries } = cache.figures();
  expect([bytes <= 10_000, entries]).toEqual([true, 3]);
});

test("a re-cached page counts once, and one larger than the cache is not stored", async () => {
  const { cache, page } = createCache(10_000);
  await page("one");
  const { bytes } = cache.figures();
  await page("one");
  await page("large", 10_000);
  expect(cache.figures()).toMatchObject({ entries: 1, bytes });
});

test("simultaneous callers share one rendering of a page", async () => {
  const { page, made } = createCache();
  const answers = await Promise.all([page("/"), page("/"), page("/other")]);
  expect(made()).toBe(2);
  expect(answers[0]).toBe(answers[1]);
});

test("a page begun before a change is not cached after it, nor given to later callers", async () => {
  const { cache, page, made } = createCache();
  const stale = createSlowPage();
  const before = cache.fill("/", stale.make);
  cache.clear();
  const after = await page("/");
  stale.finish(createAnswer(1));
  expect((await before)?.body.length).toBe(1);
  expect([made(), after?.body.length, cache.find("/")?.body.length]).toEqual([1, 1000, 1000]);
});

test("uncacheable and failed pages are not cached", async () => {
  const { cache } = createCache();
  expect(await cache.fill("/", async () => null)).toBeNull();
  await expect(cache.fill("/", () => Promise.reject(new Error("failed")))).rejects.toThrow(
    "failed",
  );
  expect(cache.find("/")).toBeUndefined();
  expect((await cache.fill("/", async () => createAnswer(1)))?.body.length).toBe(1);
});

test("while change notifications are down nothing is cached or found", async () => {
  const { cache, page, made } = createCache();
  await page("/");
  cache.close();
  expect(cache.find("/")).toBeUndefined();
  await page("/");
  await page("/");
  expect([made(), cache.figures().entries]).toEqual([3, 0]);
  cache.open();
  await page("/");
  expect(cache.find("/")).toBeDefined();
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

test("no page is cached longer than five minutes", async () => {
  const { cache, clock, page } = createCache();
  await page("/");
  clock.now = new Date("2026-11-21T12:04:59Z");
  expect(cache.find("/")).toBeDefined();
  clock.now = new Date("2026-11-21T12:05:01Z");
  expect(cache.find("/")).toBeUndefined();
});

test("with no room nothing is cached", async () => {
  const { cache, page, made } = createCache(0);
  await page("/");
  await page("/");
  expect([made(), cache.find("/")]).toEqual([2, undefined]);
});
