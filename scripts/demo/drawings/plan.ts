import type { BuildingKind } from "../buildings.ts";

export type Point = readonly [x: number, y: number];

/** Outline in metres. Dimensions are printed if `size` is set. */
export interface Room {
  name: string;
  outline: readonly Point[];
  label?: Point;
  size?: boolean;
  living?: boolean;
}

/** A gap in a wall from the given point: `h` along x, `v` along y. */
export interface Opening {
  at: Point;
  along: "h" | "v";
  length: number;
  /** Hinge end and opening side of a door. Unset for a plain opening. */
  hinge?: "start" | "end";
  side?: "before" | "after";
}

export type FurnitureKind =
  | "bed"
  | "single"
  | "sofa"
  | "table"
  | "round"
  | "counter"
  | "island"
  | "bath"
  | "shower"
  | "wc"
  | "basin"
  | "stairs"
  | "cupboard";

/** Box in metres, turned clockwise by quarters. */
export interface Furniture {
  kind: FurnitureKind;
  box: readonly [x: number, y: number, width: number, height: number];
  turned?: 0 | 1 | 2 | 3;
}

export interface Level {
  title?: string;
  outline: readonly Point[];
  rooms: readonly Room[];
  doors: readonly Opening[];
  windows: readonly Opening[];
  furniture: readonly Furniture[];
  outside?: { name: string; box: readonly [number, number, number, number] };
}

export interface Plan {
  id: string;
  bedrooms: number;
  bathrooms: number;
  house: boolean;
  maisonette?: boolean;
  fits: readonly BuildingKind[];
  /** As drawn, so the home must have it. Null allows any. */
  outdoor: "balcony" | "garden" | null;
  kitchen: "studio" | "open" | "island" | "corner";
  bath: "tub" | "shower" | "two";
  levels: readonly Level[];
}

export function box(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** Square metres, by the shoelace formula. */
export function area(outline: readonly Point[]): number {
  let twice = 0;
  outline.forEach(([x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length]!;
    twice += x * nextY - nextX * y;
  });
  return Math.abs(twice) / 2;
}

export function measurePlan(plan: Plan): number {
  return Math.round(plan.levels.reduce((sum, level) => sum + area(level.outline), 0));
}

/** Bounding box of a room in metres, longest side first. */
export function measure(room: Room): readonly [number, number] {
  const xs = room.outline.map(([x]) => x);
  const ys = room.outline.map(([, y]) => y);
  const width = Math.max(...xs) - Math.min(...xs);
  const depth = Math.max(...ys) - Math.min(...ys);
  return [Math.max(width, depth), Math.min(width, depth)];
}

export function findRoom(plan: Plan, name: string): Room | undefined {
  return plan.levels.flatMap((level) => level.rooms).find((room) => room.name.startsWith(name));
}

export function door(
  x: number,
  y: number,
  along: "h" | "v",
  hinge: "start" | "end",
  side: "before" | "after",
  length = 0.8,
): Opening {
  return { at: [x, y], along, length, hinge, side };
}

export function gap(x: number, y: number, along: "h" | "v", length: number): Opening {
  return { at: [x, y], along, length };
}

export function place(
  kind: FurnitureKind,
  x: number,
  y: number,
  width: number,
  height: number,
  turned: 0 | 1 | 2 | 3 = 0,
): Furniture {
  return { kind, box: [x, y, width, height], turned };
}
