import { expect, test } from "vitest";
import { findLastDigest } from "./alert-time.ts";

test.each([
  ["in winter at 08:00 sharp", "2026-11-21T08:00:00Z", "2026-11-21T08:00:00.000Z"],
  ["in winter a second before", "2026-11-21T07:59:59Z", "2026-11-20T08:00:00.000Z"],
  ["in winter just after midnight", "2026-11-21T00:10:00Z", "2026-11-20T08:00:00.000Z"],
  ["in summer at 08:00 sharp", "2026-07-01T07:00:00Z", "2026-07-01T07:00:00.000Z"],
  ["in summer a second before", "2026-07-01T06:59:59Z", "2026-06-30T07:00:00.000Z"],
  ["in summer at 00:30, UTC still yesterday", "2026-06-30T23:30:00Z", "2026-06-30T07:00:00.000Z"],
  ["on the day that summer begins", "2026-03-29T07:00:00Z", "2026-03-29T07:00:00.000Z"],
  ["the evening before summer begins", "2026-03-28T23:59:00Z", "2026-03-28T08:00:00.000Z"],
  ["early on the day that summer begins", "2026-03-29T06:59:00Z", "2026-03-28T08:00:00.000Z"],
  ["on the day that summer ends", "2026-10-25T08:00:00Z", "2026-10-25T08:00:00.000Z"],
  ["early on the day that summer ends", "2026-10-25T07:59:00Z", "2026-10-24T07:00:00.000Z"],
])("the last 08:00 in London, %s", (_when, now, digest) => {
  expect(findLastDigest(new Date(now)).toISOString()).toBe(digest);
});
