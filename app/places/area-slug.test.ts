import { expect, test } from "vitest";
import { buildAreaSlug } from "./area-slug.ts";

test.each([
  ["Shoreditch", "shoreditch"],
  ["King’s Cross", "kings-cross"],
  ["Earl's Court", "earls-court"],
  ["Elephant & Castle", "elephant-and-castle"],
  ["SE1", "se1"],
])("%s has its page at %s", (name, slug) => {
  expect(buildAreaSlug(name)).toBe(slug);
});
