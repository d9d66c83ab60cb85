import { describe, expect, test } from "vitest";
import { movedPaths, findRedirect } from "./redirects.ts";

const moved: [from: string, to: string][] = [
  ["/properties-to-rent", "/flats-to-rent/london"],
  ["/property-search", "/flats-to-rent/london"],
  ["/search", "/flats-to-rent/london"],
  ["/properties-to-rent-Colindale", "/flats-to-rent/colindale"],
  ["/properties-to-rent-SevenSisters", "/flats-to-rent/seven-sisters"],
  ["/properties-to-rent-ElephantCastle", "/flats-to-rent/elephant-and-castle"],
  ["/properties-to-rent-CanaryWharf", "/flats-to-rent/canary-wharf"],
  ["/flats-to-rent/SevenSisters", "/flats-to-rent/seven-sisters"],
  ["/flats-to-rent/ElephantCastle", "/flats-to-rent/elephant-and-castle"],
  ["/flats-to-rent/CanaryWharf", "/flats-to-rent/canary-wharf"],
  ["/how-it-works-tenants", "/how-it-works-renters"],
  ["/online-rental-valuation", "/book-valuation"],
];

describe("a moved path", () => {
  test.each(moved)("%s redirects to %s", (from, to) => {
    expect(findRedirect(from)).toBe(to);
  });

  test.each(moved)("%s redirects whatever its case and with a slash at its end", (from, to) => {
    expect(findRedirect(`${from.toLowerCase()}/`)).toBe(to);
    expect(findRedirect(from.toUpperCase())).toBe(to);
  });

  test("is in this table: there is no other", () => {
    expect(movedPaths.toSorted()).toEqual(moved.map(([from]) => from.toLowerCase()).toSorted());
  });

  test.each(moved)("%s leads to a path that has not moved itself", (_, to) => {
    expect(findRedirect(to)).toBeNull();
  });
});

test.each([
  "/",
  "/properties",
  "/404",
  "/nowhere",
  "/flats-to-rent/seven-sisters",
  "/flats-to-rent/nowhere",
  "/properties-to-rent-nowhere",
  "/search/nowhere",
  "/__proto__",
  "/constructor",
])("%s stays where it is", (path) => {
  expect(findRedirect(path)).toBeNull();
});
