import { expect, test } from "vitest";
import { buildDirectionsLink } from "./directions-link.ts";

test("directions lead to the point, from wherever the visitor is", () => {
  expect(buildDirectionsLink({ lat: 51.522772, long: -0.112784 })).toBe(
    "https://www.google.com/maps/dir/?api=1&destination=51.522772%2C-0.112784",
  );
});
