import { expect, test } from "vitest";
import { partingZoom, pinLayout } from "./pin-layout.ts";

const home = (id: string, lat: number, long: number) => ({ id, lat, long });
const near = [home("a", 51.526, -0.08), home("b", 51.527, -0.079), home("c", 51.48, -0.17)];

function ids(pins: { homes: readonly { id: string }[] }[]): string[] {
  return pins.map(({ homes }) => homes.map(({ id }) => id).join("+"));
}

test("homes whose prices would cover each other share a pin, and part when nearer", () => {
  const pinsAt = pinLayout(near);
  expect(ids(pinsAt(11))).toEqual(["a+b", "c"]);
  const parted = partingZoom(pinsAt, pinsAt(11)[0]!, 11);
  expect(parted).toBeGreaterThan(11);
  expect(ids(pinsAt(parted!))).toEqual(["a", "b", "c"]);
});

test("at any zoom every home has a pin and no price covers another", () => {
  const many = Array.from({ length: 100 }, (_, n) =>
    home(`h${n}`, 51.45 + ((n * 37) % 100) / 1000, -0.2 + ((n * 61) % 100) / 600),
  );
  const pinsAt = pinLayout(many);
  for (let zoom = 9; zoom <= 16; zoom++) {
    const world = 512 * 2 ** zoom;
    const spots = pinsAt(zoom).map(({ lat, long }) => ({
      x: ((long + 180) / 360) * world,
      y: (0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)) * world,
    }));
    const covered = spots.flatMap((a, n) =>
      spots.slice(n + 1).filter((b) => Math.abs(a.x - b.x) < 60 && Math.abs(a.y - b.y) < 30),
    );
    expect(covered).toEqual([]);
    expect(pinsAt(zoom).flatMap(({ homes }) => homes)).toHaveLength(100);
  }
});

test("homes at the very same place never part", () => {
  const pinsAt = pinLayout([home("a", 51.5, -0.1), home("b", 51.5, -0.1)]);
  expect(ids(pinsAt(17))).toEqual(["a+b"]);
  expect(partingZoom(pinsAt, pinsAt(17)[0]!, 17)).toBeNull();
});

test("pins stand in the order of the list, and so do the homes of one", () => {
  expect(ids(pinLayout(near.toReversed())(11))).toEqual(["c", "b+a"]);
});
