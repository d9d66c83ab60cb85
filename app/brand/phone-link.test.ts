import { expect, test } from "vitest";
import { buildPhoneLink } from "./phone-link.ts";

test("a number as shown dials with the country's code", () => {
  expect(buildPhoneLink("020 7946 0147")).toBe("tel:+442079460147");
});

test.each(["+44 7700 900123", "+44 (0)7700 900123", "07700 900123"])(
  "%s as a renter typed it dials the same",
  (number) => {
    expect(buildPhoneLink(number)).toBe("tel:+447700900123");
  },
);
