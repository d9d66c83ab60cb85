import { expect, test } from "vitest";
import { getQualifiedSince } from "./qualified-since.ts";

test("answers qualify for 90 days", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  expect(getQualifiedSince(now).toISOString()).toBe("2026-08-23T12:00:00.000Z");
});
