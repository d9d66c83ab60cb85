import { expect, test } from "vitest";
import { createPublicListing } from "../testing/listing.ts";
import { noteShownHomes, trackShownHomes } from "./shown-homes.ts";

const one = createPublicListing({ id: "p1" });
const other = createPublicListing({ id: "p2" });

test("a change affects what shows the home, as it was or as it is", async () => {
  const { rendered, isAffectedBy } = await trackShownHomes(async () => {
    noteShownHomes(({ id }) => id === "p1");
    await Promise.resolve();
    noteShownHomes(({ rentPcm }) => rentPcm > 5000);
    return "page";
  });
  expect(rendered).toBe("page");
  expect(isAffectedBy([one])).toBe(true);
  expect(isAffectedBy([other, other])).toBe(false);
  expect(isAffectedBy([other, { ...other, rentPcm: 5001 }])).toBe(true);
});

test("any change affects what noted nothing, and what may be of any home affects all", async () => {
  const silent = await trackShownHomes(async () => {});
  expect(silent.isAffectedBy([one])).toBe(true);
  const noting = await trackShownHomes(async () => noteShownHomes(() => false));
  expect([noting.isAffectedBy([one]), noting.isAffectedBy(null)]).toEqual([false, true]);
});

test("what is noted outside of a rendering is of none", () => {
  expect(() => noteShownHomes(() => true)).not.toThrow();
});
