import { expect, test } from "vitest";
import { toShortName } from "./title-name.ts";

test.each([
  ["Priya", "Raman", "Priya"],
  ["Mrs", "van der Berg", "Mrs van der Berg"],
  ["Dr.", "Okafor", "Dr. Okafor"],
  ["mr", "", "mr"],
  ["Drew", "Miss", "Drew"],
  ["Dr Ana", "de Souza", "Ana"],
  ["Mrs Berg", "", "Mrs Berg"],
  ["Mr and Mrs", "Berg", "Mr and Mrs Berg"],
])("%s %s is called %s", (firstname, lastname, name) => {
  expect(toShortName({ firstname, lastname })).toBe(name);
});
