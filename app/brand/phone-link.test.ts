import { expect, test } from "vitest";
import { phoneLink } from "./phone-link.ts";

test("a number as shown dials with the country's code", () => {
  expect(phoneLink("020 7946 0147")).toBe("tel:+442079460147");
});
