import { expect, test } from "vitest";
import { groupName, describePin } from "./pin-name.ts";
import type { PinHome } from "../../domain/search/map-pins.ts";

const home: PinHome = {
  id: "p1",
  name: "Loriner Street",
  rentPcm: 2300,
  bedrooms: 2,
  status: "available",
  lat: 51.5,
  long: -0.1,
};

test.each([
  [{}, "£2,300 pcm, 2 bedrooms, Loriner Street"],
  [{ bedrooms: 1 }, "£2,300 pcm, 1 bedroom, Loriner Street"],
  [{ bedrooms: 0 }, "£2,300 pcm, studio, Loriner Street"],
  [{ status: "let-agreed" as const }, "£2,300 pcm, 2 bedrooms, Loriner Street, let agreed"],
])("a pin is called by rent, bedrooms and name: %o", (changes, name) => {
  expect(describePin({ ...home, ...changes })).toBe(name);
});

test("a pin of several homes says how many and what it does", () => {
  expect(groupName(5)).toBe("5 homes. Choose one");
});
