import { describe, expect, test } from "vitest";
import { findLatestViewing, getViewingStage } from "./was-viewed.ts";
import { viewingStages } from "../../../server/testing/viewing-stages.ts";

const now = new Date("2026-11-20T10:00:00Z");

describe("a viewing counts as viewed once it is over, unless it did not take place", () => {
  test.each(viewingStages)("$state, $outcome, $minutes minutes to its end: $stage", (row) => {
    const endsAt = new Date(now.getTime() + row.minutes * 60_000);
    expect(getViewingStage({ ...row, endsAt }, now)).toBe(row.stage);
  });
});

test("of several viewings the next one is shown, else the last that was not cancelled", () => {
  const on = (day: number, state: "booked" | "cancelled" = "booked") => {
    return { state, endsAt: new Date(Date.UTC(2026, 10, day)) };
  };
  const find = (...viewings: ReturnType<typeof on>[]) =>
    findLatestViewing(viewings, now)?.endsAt.getUTCDate();
  expect(find(on(28), on(24), on(12))).toBe(24);
  expect(find(on(12), on(5))).toBe(12);
  expect(find(on(28, "cancelled"), on(5))).toBe(5);
  expect(find(on(28, "cancelled"))).toBeUndefined();
});
