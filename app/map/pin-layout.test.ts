import { describe, expect, test } from "vitest";
import type { Point } from "../../domain/places/area.ts";
import { zooms } from "./map-bounds.ts";
import { type Pin, getSplitZoom, createPinLayout } from "./pin-layout.ts";

const createHome = (id: string, lat: number, long: number) => ({ id, lat, long });
const near = [
  createHome("a", 51.526, -0.08),
  createHome("b", 51.527, -0.079),
  createHome("c", 51.48, -0.17),
];
const many = Array.from({ length: 1000 }, (_, n) =>
  createHome(`h${n}`, 51.45 + ((n * 37) % 100) / 1000, -0.2 + ((n * 61) % 1000) / 6000),
);

function listIds(pins: { homes: readonly { id: string }[] }[]): string[] {
  return pins.map(({ homes }) => homes.map(({ id }) => id).join("+"));
}

function projectPoint({ lat, long }: Point, zoom: number): { x: number; y: number } {
  const world = 512 * 2 ** zoom;
  return {
    x: ((long + 180) / 360) * world,
    y: (0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)) * world,
  };
}

function isOverlapping(one: Point, other: Point, zoom: number): boolean {
  const [a, b] = [projectPoint(one, zoom), projectPoint(other, zoom)];
  return Math.abs(a.x - b.x) < 62 && Math.abs(a.y - b.y) < 32;
}

describe("below the zoom from which nothing is grouped", () => {
  test("homes whose prices would cover each other share a pin, and part when nearer", () => {
    const pinsAt = createPinLayout(near);
    expect(listIds(pinsAt(11))).toEqual(["a+b", "c"]);
    const splitZoom = getSplitZoom(pinsAt, pinsAt(11)[0]!, 11);
    expect(splitZoom).toBeGreaterThan(11);
    expect(listIds(pinsAt(splitZoom))).toEqual(["a", "b", "c"]);
  });

  test("homes whose prices would stand one above the other do not share a pin", () => {
    // 40 pixels apart at zoom 11, where a pin is 32 high.
    const above = [createHome("a", 51.5, -0.1), createHome("b", 51.517, -0.1)];
    expect(listIds(createPinLayout(above)(11))).toEqual(["a", "b"]);
  });

  test.each([8, 9, 10, 10.5, 11, 11.75, 12, 12.75])(
    "at zoom %d every home has a pin, none covers another, and none is grouped without need",
    (zoom) => {
      const pins = createPinLayout(many)(zoom);
      expect(pins.flatMap(({ homes }) => homes)).toHaveLength(many.length);
      const covered = pins.flatMap((pin, index) =>
        pins.slice(index + 1).filter((other) => isOverlapping(pin, other, zoom)),
      );
      expect(covered).toEqual([]);
      const needless = pins.flatMap((pin) =>
        pin.homes.filter((member) => !isOverlapping(pin.homes[0]!, member, zoom)),
      );
      expect(needless).toEqual([]);
    },
  );

  test("pins stand in the order of the list, and so do the homes of one", () => {
    expect(listIds(createPinLayout(near.toReversed())(11))).toEqual(["c", "b+a"]);
  });
});

describe("from zoom 14 of the specification on", () => {
  const { ungrouped, max } = zooms;
  const building = Array.from({ length: 12 }, (_, n) => createHome(`f${n}`, 51.5, -0.1));
  const listOffsets = (pins: readonly Pin<unknown>[]) =>
    pins.map(({ shift }) => [shift.x, shift.y]);

  test.each([ungrouped, 13.4, 15, max])("at zoom %d every home has a pin of its own", (zoom) => {
    expect(listIds(createPinLayout(many)(zoom))).toEqual(many.map(({ id }) => id));
    expect(listIds(createPinLayout(building)(zoom))).toEqual(building.map(({ id }) => id));
  });

  /** Forty homes in a few streets, of which three are in one building: at zoom 13 they are some pixels apart. */
  const streets = Array.from({ length: 40 }, (_, n) =>
    createHome(`s${n}`, 51.52 + ((n * 7) % 38) / 4000, -0.08 + ((n * 23) % 38) / 2500),
  );

  test.each([ungrouped, 13.25, 13.5, 13.75, 14, 15, max])(
    "at zoom %d no home covers a neighbour",
    (zoom) => {
      const placed = createPinLayout(streets)(zoom).map((pin) => {
        const at = projectPoint(pin, zoom);
        return { x: at.x + pin.shift.x, y: at.y + pin.shift.y };
      });
      const covered = placed.filter((a, place) =>
        placed.slice(place + 1).some((b) => Math.abs(a.x - b.x) < 62 && Math.abs(a.y - b.y) < 32),
      );
      expect(covered).toEqual([]);
    },
  );

  test("a home stands over its place as soon as there is room", () => {
    const [, second] = createPinLayout(near)(ungrouped);
    const alone = createPinLayout(near)(15);
    expect(alone.map(({ shift }) => shift)).toEqual(near.map(() => ({ x: 0, y: 0 })));
    expect(second?.key).toBe("home-b");
  });

  test("a home alone in its place stands there", () => {
    const [pin] = createPinLayout(near)(ungrouped);
    expect(pin).toMatchObject({ lat: 51.526, long: -0.08, shift: { x: 0, y: 0 } });
  });

  test("homes that not even the nearest zoom parts stand beside and above each other", () => {
    expect(listOffsets(createPinLayout(building.slice(0, 2))(ungrouped))).toEqual([
      [0, 0],
      [0, -34],
    ]);
    const shifts = listOffsets(createPinLayout(building)(ungrouped));
    const covering = shifts.flatMap(([x = 0, y = 0], place) =>
      shifts
        .slice(place + 1)
        .filter(([a = 0, b = 0]) => Math.abs(a - x) < 62 && Math.abs(b - y) < 32),
    );
    expect(covering).toEqual([]);
  });
});
