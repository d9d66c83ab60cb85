import { type CachedResponse, openPageCache } from "../platform/http/page-cache.ts";

/** Affected by a change of the home that it is named after, or of any. */
export const createAnswer = (length: number, home = "any"): Made => ({
  response: { headers: {}, body: new Uint8Array(length) },
  isAffectedBy: (changed) => changed === home || changed === "any",
});
type Made = { response: CachedResponse; isAffectedBy: (changed: string) => boolean };
const megabyte = 1024 * 1024;

export function createCache(mostBytes = megabyte) {
  const clock = { now: new Date("2026-11-21T12:00:00Z") };
  const cache = openPageCache<string>(mostBytes, () => clock.now);
  cache.open();
  let made = 0;
  const page = (key: string, length = 1000) =>
    cache.fill(key, async () => {
      made += 1;
      return createAnswer(length, key);
    });
  return { cache, clock, page, made: () => made };
}

export function createSlowPage() {
  const { promise, resolve } = Promise.withResolvers<Made | null>();
  return { make: () => promise, finish: resolve };
}

export const settle = () => new Promise(setImmediate);
