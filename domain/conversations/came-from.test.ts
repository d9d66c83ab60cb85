import { expect, test } from "vitest";
import { listCameFrom, nameCameFrom } from "./came-from.ts";

test("somebody saw us at one of our portals, or heard of us", () => {
  const all = listCameFrom([{ name: "Hearthside" }]);
  expect(all.map(({ label }) => label)).toEqual(["Hearthside", "Word of mouth", "Board or window"]);
  for (const { value, label } of all) expect(nameCameFrom(value)).toBe(label);
});

test("a portal that we left keeps its name, and anything else has none", () => {
  expect(nameCameFrom("portal:Thresholder")).toBe("Thresholder");
  expect(nameCameFrom("enquiry")).toBeNull();
});
