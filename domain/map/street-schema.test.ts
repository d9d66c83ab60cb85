import { expect, test } from "vitest";
import { detectStreetSchema } from "./street-schema.ts";

test.each([
  ["openmaptiles", ["water", "transportation", "transportation_name", "building", "place"]],
  ["protomaps", ["earth", "landuse", "water", "roads", "buildings", "places"]],
  ["compact", ["water", "green", "road", "road_name", "place"]],
  [null, ["transportation", "water"]],
  [null, ["streets", "street_labels", "buildings"]],
  [null, []],
])("%s is recognised by the layers %j", (expected, ids) => {
  expect(detectStreetSchema(ids.map((id) => ({ id, fields: {} })))).toBe(expected);
});
