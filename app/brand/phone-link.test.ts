import { expect, test } from "vitest";
import { buildPhoneLink } from "./phone-link.ts";

test("a number as shown dials with the country's code", () => {
  expect(buildPhoneLink("020 7946 0147")).toBe("tel:+442079460147");
});
