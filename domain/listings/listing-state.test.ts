import { describe, expect, test } from "vitest";
import {
  findMoveProblem,
  followStatus,
  getPublicStatus,
  listingStates,
  listMoves,
} from "./listing-state.ts";

describe("A home's state", () => {
  test.each([
    ["draft", "available"],
    ["ready", "available"],
    ["available", "under-offer"],
    ["under-offer", "let-agreed"],
    ["let-agreed", "let"],
    ["let-agreed", "available"],
    ["let", "draft"],
    ["withdrawn", "available"],
  ] as const)("goes from %s to %s", (from, to) => {
    expect(findMoveProblem(from, to)).toBeNull();
  });

  test.each([
    ["draft", "let-agreed", "A property that is draft can’t become let agreed."],
    ["let", "available", "A property that is let can’t become available."],
    ["available", "draft", "A property that is available can’t become draft."],
    ["available", "available", "The property is already available."],
  ] as const)("does not go from %s to %s", (from, to, problem) => {
    expect(findMoveProblem(from, to)).toBe(problem);
  });

  test("leads somewhere from everywhere", () => {
    for (const state of listingStates) expect(listMoves(state).length).toBeGreaterThan(0);
  });

  test("is no status for renters before it was published", () => {
    expect(listingStates.filter((state) => getPublicStatus(state) === null)).toEqual([
      "draft",
      "ready",
    ]);
  });

  test.each([
    ["under-offer", "available", "under-offer"],
    ["let", "withdrawn", "let"],
    ["under-offer", "let-agreed", "let-agreed"],
    ["let", "available", "available"],
  ] as const)("%s becomes, with a feed's %s, %s", (state, status, next) => {
    expect(followStatus(state, status)).toBe(next);
  });
});
