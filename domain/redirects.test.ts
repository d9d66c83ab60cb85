import { expect, test } from "vitest";
import { redirectFor } from "./redirects.ts";

test.each([
  ["/properties-to-rent", "/flats-to-rent/london"],
  ["/property-search", "/flats-to-rent/london"],
  ["/search/", "/flats-to-rent/london"],
  ["/properties-to-rent-Colindale", "/flats-to-rent/colindale"],
  ["/flats-to-rent/SevenSisters", "/flats-to-rent/seven-sisters"],
  ["/flats-to-rent/ElephantCastle", "/flats-to-rent/elephant-and-castle"],
  ["/flats-to-rent/CanaryWharf", "/flats-to-rent/canary-wharf"],
  ["/online-rental-valuation", "/book-valuation"],
])("%s redirects to %s", (from, to) => {
  expect(redirectFor(from)).toBe(to);
});

test.each(["/", "/properties", "/flats-to-rent/seven-sisters", "/__proto__", "/constructor"])(
  "%s stays where it is",
  (path) => {
    expect(redirectFor(path)).toBeNull();
  },
);
