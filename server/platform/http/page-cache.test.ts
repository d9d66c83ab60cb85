import { expect, test } from "vitest";
import { createAnswer, createCache, createSlowPage, settle } from "../../testing/page-cache.ts";

test("a change leaves the pages that it doesn't affect", async () => {
  const { cache, page } = createCache();
  const made = await page("p1");
  await page("p2");
  cache.invalidate("p2");
  expect(cache.find("p1")?.body).toBe(made?.body);
  expect(cache.find("p2")).toBeUndefined();
  expect(cache.figures()).toMatchObject({ hits: 1, misses: 2, stale: 0, changes: 1, entries: 2 });
});

test("an affected page is served for two seconds more while it is made again, once", async () => {
  const { cache, clock, page } = createCache();
  await page("p1", 1000);
  cache.invalidate("p1");
  clock.now = new Date("2026-11-21T12:00:01.999Z");
  const again = createSlowPage();
  const served = await Promise.all([cache.fill("p1", again.make), page("p1", 3)]);
  expect(served.map((response) => response?.body.length)).toEqual([1000, 1000]);
  expect(cache.find("p1")).toBeUndefined();
  again.finish(createAnswer(2, "p1"));
  await settle();
  expect(cache.find("p1")?.body.length).toBe(2);
  expect(cache.figures()).toMatchObject({ misses: 1, stale: 2 });
});

test("later a visitor waits for the new page, also where it is being made already", async () => {
  const { cache, clock, page } = createCache();
  for (const home of ["p1", "p2"]) await page(home, 1000);
  cache.invalidate("any");
  const again = createSlowPage();
  await cache.fill("p1", again.make);
  clock.now = new Date("2026-11-21T12:00:02Z");
  const waiting = page("p1", 3);
  expect((await page("p2", 3))?.body.length).toBe(3);
  again.finish(createAnswer(2, "p1"));
  expect((await waiting)?.body.length).toBe(2);
});

test("two affected pages at once are made again, and then the next", async () => {
  const { cache, page } = createCache();
  for (const home of ["p1", "p2", "p3"]) await page(home);
  cache.invalidate("any");
  const [first, second] = [createSlowPage(), createSlowPage()];
  await cache.fill("p1", first.make);
  await cache.fill("p2", second.make);
  await page("p3", 3);
  await settle();
  expect(cache.find("p3")).toBeUndefined();
  first.finish(null);
  await settle();
  expect(cache.find("p3")?.body.length).toBe(3);
});

test("a page that somebody waits for is not kept in the queue", async () => {
  const { cache, clock, page } = createCache();
  for (const home of ["p1", "p2", "p3"]) await page(home);
  cache.invalidate("any");
  for (const home of ["p1", "p2"]) await cache.fill(home, createSlowPage().make);
  await page("p3", 3);
  clock.now = new Date("2026-11-21T12:00:02Z");
  expect((await page("p3", 4))?.body.length).toBe(3);
});

test("a page that fails to be made again, or may no longer be cached, is no longer served", async () => {
  const { cache, clock, page } = createCache();
  const ends = [() => Promise.reject(new Error("failed")), async () => null];
  for (const [index, make] of ends.entries()) {
    await page(`p${index}`);
    cache.invalidate("any");
    expect((await cache.fill(`p${index}`, make))?.body.length).toBe(1000);
    await settle();
    clock.now = new Date(clock.now.getTime() + 2000);
    expect(await cache.fill(`p${index}`, async () => null)).toBeNull();
    expect(cache.find(`p${index}`)).toBeUndefined();
  }
});

test("a change while a page is made counts if it affects the page", async () => {
  for (const changed of ["p1", "p2"]) {
    const { cache } = createCache();
    const slow = createSlowPage();
    const answer = cache.fill("p1", slow.make);
    cache.invalidate(changed);
    slow.finish(createAnswer(1, "p1"));
    await answer;
    expect(cache.find("p1") === undefined).toBe(changed === "p1");
  }
});

test("a lasting page stays when a home changes, and while change notifications are down", async () => {
  const { cache } = createCache();
  const fillLasting = (key: string) =>
    cache.fill(key, async () => ({ ...createAnswer(1), isAffectedBy: () => false }), {
      isLasting: true,
    });
  await fillLasting("/legal");
  cache.invalidate("any");
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

test("uncacheable and failed pages are not cached", async () => {
  const { cache } = createCache();
  expect(await cache.fill("/", async () => null)).toBeNull();
  await expect(cache.fill("/", () => Promise.reject(new Error("failed")))).rejects.toThrow(
    "failed",
  );
  expect(cache.find("/")).toBeUndefined();
  expect((await cache.fill("/", async () => createAnswer(1)))?.body.length).toBe(1);
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
