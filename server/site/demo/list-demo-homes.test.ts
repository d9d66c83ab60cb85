import { expect, test } from "vitest";
import { readDemoTenancies } from "./demo-data.ts";
import { countDemoViews, daysToOffer } from "./list-demo-homes.ts";

test("no two of the demo's homes are looked at equally often", () => {
  const { offers, lets } = readDemoTenancies();
  const refs = [...new Set([...offers, ...lets].map(({ home }) => home))];
  const views = refs.map((ref) =>
    Array.from({ length: daysToOffer }, (_, day) => countDemoViews(ref, day)).reduce(
      (a, b) => a + b,
    ),
  );
  expect(new Set(views).size).toBe(refs.length);
});
