import { expect, test } from "vitest";
import { toShortName } from "./title-name.ts";

test.each([
  ["Priya", "Raman", "Priya"],
  ["Mrs", "van der Berg", "Mrs van der Berg"],
  ["Dr.", "Okafor", "Dr. Okafor"],
  ["mr", "", "mr"],
  ["Drew", "Miss", "Drew"],
])("%s %s is called %s", (firstname, lastname, name) => {
  expect(toShortName({ firstname, lastname })).toBe(name);
});
