import { expect, test } from "vitest";
import { simplifyLine } from "./simplified.ts";
import { createRibbon } from "./ribbon.ts";
import { createSpline } from "./spline.ts";

const corner = [
  [0, 0],
  [1, 0],
  [1, 1],
];

test("the curve passes through every point, in their order", () => {
  const curve = createSpline(corner, 4);
  expect(curve).toHaveLength(9);
  expect([curve[0], curve[4], curve[8]]).toEqual(corner);
});

test("points on a line stay on it", () => {
  const curve = createSpline([...corner.slice(0, 2), [3, 0], [4, 0]], 5);
  for (const [, y] of curve) expect(y).toBeCloseTo(0, 12);
});

test("a closed curve ends where it began", () => {
  const curve = createSpline(corner, 3, true);
  expect(curve.at(-1)).toEqual(curve[0]);
});

test("a river of 100 m half width is 200 m wide on the ground", () => {
  const ring = createRibbon([
    [-0.1, 51.5, 100],
    [-0.09, 51.5, 100],
  ]);
  const latitudes = ring.map(([, lat]) => lat!);
  const metres = (Math.max(...latitudes) - Math.min(...latitudes)) * 111_195;
  expect(metres).toBeCloseTo(200, 0);
});

test("simplifying leaves out what lies within the tolerance and keeps the ends", () => {
  const line = [
    [0, 0],
    [0.01, 0.000_01],
    [0.02, 0],
    [0.02, 0.02],
  ];
  expect(simplifyLine(line, 20)).toEqual([line[0], line[2], line[3]]);
});
