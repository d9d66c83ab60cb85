import { expect, test } from "vitest";
import type { Point } from "../../../domain/places/area.ts";
import type { Route } from "../../../domain/viewings/diary/travel.ts";
import { planTables } from "./route-tables.ts";

const place = (n: number) => ({ lat: 51 + n / 1000, long: -0.1 });
const isIn = (points: Point[], { lat, long }: Point) =>
  points.some((point) => point.lat === lat && point.long === long);

test("all routes are in tables of at most a hundred places", () => {
  const toHome = Array.from({ length: 250 }, (_, n): Route => {
    return { from: place(n), to: place(900), way: "walk" };
  });
  const week = Array.from({ length: 30 }, (_, n) => place(n)).flatMap((from, n, all) =>
    all.slice(n + 1).map((to): Route => ({ from, to, way: "car" })),
  );
  const tables = planTables([...toHome, ...week]);
  expect(tables.map(({ way, from, to }) => [way, from.length, to.length])).toEqual([
    ["walk", 99, 1],
    ["walk", 99, 1],
    ["walk", 52, 1],
    ["car", 29, 29],
  ]);
  for (const { from, to, way } of [...toHome, ...week]) {
    const has = tables.some(
      (table) => table.way === way && isIn(table.from, from) && isIn(table.to, to),
    );
    expect(has).toBe(true);
  }
});
