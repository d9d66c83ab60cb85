import { expect, test } from "vitest";
import { subtractPeriod } from "../shared/period.ts";
import { retention } from "./retention.ts";

test("nothing is kept for longer than two years", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const longest = subtractPeriod(now, { years: 2 });
  for (const { keep } of Object.values(retention)) {
    expect(subtractPeriod(now, keep) >= longest).toBe(true);
  }
});
