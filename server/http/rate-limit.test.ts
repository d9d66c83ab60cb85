import { createHash } from "node:crypto";
import { expect, test, vi } from "vitest";
import { rateLimit } from "./rate-limit.ts";
import { rateLimitByEmail } from "./rate-limit-by-email.ts";

test("so many requests pass within the time, then the caller is told how long to wait", async () => {
  const limit = rateLimit(2, 60, true);
  expect([await limit("a"), await limit("a")]).toEqual([null, null]);
  expect(await limit("a")).toBeGreaterThan(50);
  expect(await limit("b")).toBeNull();
});

test("switched off, everything passes", async () => {
  const limit = rateLimit(1, 60, false);
  expect([await limit("a"), await limit("a")]).toEqual([null, null]);
});

test("an e-mail address is one however it is written", async () => {
  const limit = rateLimitByEmail(rateLimit(1, 3600, true));
  expect(await limit("Ada@Example.com")).toBeNull();
  expect(await limit(" ada@example.com")).toBeGreaterThan(3500);
  expect(await limit("bea@example.com")).toBeNull();
});

test("the limiter never sees the address, nor a hash that others could make", async () => {
  const limit = vi.fn(async (_who: string) => null);
  await rateLimitByEmail(limit)("ada@example.com");
  const [who] = limit.mock.calls[0]!;
  expect(who).toMatch(/^[\w+/]{43}=$/);
  expect(who).not.toBe(createHash("sha256").update("ada@example.com").digest("base64"));
});
