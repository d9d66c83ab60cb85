import { expect, test } from "vitest";
import { formatPlaceLabel } from "./place.ts";

test.each([
  [{ name: "Shoreditch", kind: "neighbourhood", city: "London" }, "Shoreditch"],
  [{ name: "Old Street", kind: "station", city: "London" }, "Old Street station"],
  [{ name: "Hackney", kind: "borough", city: "London" }, "Hackney borough"],
  [{ name: "Didsbury", kind: "neighbourhood", city: "Manchester" }, "Didsbury, Manchester"],
  [{ name: "Liverpool Central", kind: "station", city: "Liverpool" }, "Liverpool Central station"],
  [{ name: "Manchester", kind: "city", city: "Manchester" }, "Manchester"],
  [{ name: "M20", kind: "outcode", city: "Manchester" }, "M20"],
  [{ name: "High Street", kind: "street", city: null }, "High Street"],
] as const)("%j is written %j", (place, label) => {
  expect(formatPlaceLabel(place)).toBe(label);
});
