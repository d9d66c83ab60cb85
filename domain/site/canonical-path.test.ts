import { expect, test } from "vitest";
import { buildCanonicalPath } from "./canonical-path.ts";

test.each([
  ["a filtered search is the search", "/properties", "?rentmax=2000", "/properties"],
  ["both addresses of a home are one", "/propertys/h1", "", "/property/h1"],
  ["a slash at the end does not count", "/faq/", "", "/faq"],
  [
    "the home page for landlords is a page of its own",
    "/",
    "?audience=landlord",
    "/?audience=landlord",
  ],
  ["the home page is otherwise one", "/", "?utm_source=mail", "/"],
])("%s", (_rule, pathname, search, canonical) => {
  expect(buildCanonicalPath(pathname, search)).toBe(canonical);
});
