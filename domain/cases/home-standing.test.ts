import { expect, test } from "vitest";
import { findHomeStanding } from "./home-standing.ts";

test.each([
  ["available", null, false, "live"],
  ["let-agreed", "progressing", false, "progressing"],
  ["let-agreed", "moved-in", false, "moved-in"],
  ["withdrawn", "moved-in", false, "moved-in"],
  ["let-agreed", null, true, "ended"],
  ["withdrawn", null, true, "ended"],
  ["available", null, true, "live"],
  ["let-agreed", null, false, "let-agreed"],
  ["withdrawn", null, false, "off"],
] as const)("%s, tenancy %s, undecided %s: %s", (status, state, isUndecided, standing) => {
  const tenancy = state && { state };
  expect(findHomeStanding({ status, tenancy, isUndecided })).toBe(standing);
});
