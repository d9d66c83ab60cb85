import { expect, test } from "vitest";
import { findHomeStanding, isQuestionOpen } from "./home-standing.ts";

test.each([
  ["available", null, null, "live"],
  ["let-agreed", "progressing", null, "progressing"],
  ["let-agreed", "moved-in", null, "moved-in"],
  ["withdrawn", "moved-in", null, "moved-in"],
  ["let-agreed", null, "ended", "ended"],
  ["withdrawn", null, "ended", "ended"],
  ["available", null, "ended", "live"],
  ["let-agreed", null, null, "let-agreed"],
  ["let-agreed", null, "kept", "off"],
  ["available", null, "kept", "live"],
  ["let-agreed", null, "fell-through", "fell-through"],
  ["withdrawn", null, null, "off"],
] as const)("%s, tenancy %s, after %s: %s", (status, state, after, standing) => {
  const tenancy = state && { state };
  expect(findHomeStanding({ status, tenancy, after })).toBe(standing);
});

test.each([
  [null, "live", true],
  ["Yes, since May.", "live", false],
  [null, "progressing", false],
  [null, "let-agreed", false],
  [null, "off", false],
] as const)(
  "a viewer's question, answered %j, of a home that is %s: open %s",
  (answer, at, open) => {
    expect(isQuestionOpen({ answer }, at)).toBe(open);
  },
);
