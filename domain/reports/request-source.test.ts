import { expect, test } from "vitest";
import { nameSource } from "./request-source.ts";

test.each([
  ["enquiry", "Our site"],
  ["viewing", "Our site"],
  ["offer", "Our site"],
  ["page", "Our site"],
  ["call", "Phone or walk-in"],
  ["mail", "Email"],
  ["campaign-answer", "Campaigns"],
  ["referral", "Word of mouth"],
  ["portal:Hearthside", "Hearthside"],
  ["board", "Board or window"],
  [null, "Unknown"],
])("who first asked by %s comes from: %s", (source, name) => {
  expect(nameSource(source)).toBe(name);
});
