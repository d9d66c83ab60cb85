import { expect, test } from "vitest";
import { createListingId } from "./listing-id.ts";

test("A listing's id is the same at every import and differs by branch and reference", () => {
  expect(createListingId("999999", "A1")).toBe(createListingId("999999", "A1"));
  const ids = ["999999 A1", "999999 A2", "999998 A1", "99999 9A1"].map((both) => {
    const [branch = "", ref = ""] = both.split(" ");
    return createListingId(branch, ref);
  });
  expect(new Set(ids).size).toBe(4);
  for (const id of ids) expect(id).toMatch(/^p[a-z2-7]{11}$/);
});
