import type { BuildingKind } from "../buildings.ts";

export type Point = readonly [x: number, y: number];

/** A room: its outline in metres; `size` where its measures are printed. */
export interface Room {
  name: string;
  outline: readonly Point[];
  /** Where the name stands, when not in the middle. */
  label?: Point;
  size?: boolean;
  /** The living rooms are tinted. */
  living?: boolean;
}

/** A gap in a wall: `h` runs along x, `v` along y, from the given point. */
export interface Opening {
  at: Point;
  along: "h" | "v";
  length: number;
  /** A door's hinge end and the side it opens to; none is a plain opening. */
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

/** Furniture as a box in metres; `turned` by quarters clockwise. */
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
  /** Balcony or terrace outside the walls. */
  outside?: { name: string; box: readonly [number, number, number, number] };
}

export interface Plan {
  id: string;
  bedrooms: number;
  bathrooms: number;
  house: boolean;
  /** On two floors of a larger building. */
  maisonette?: boolean;
  fits: readonly BuildingKind[];
  /** Drawn, so the home must have it; null leaves it open. */
  outdoor: "balcony" | "garden" | null;
  kitchen: "studio" | "open" | "island" | "corner";
  bath: "tub" | "shower" | "two";
  levels: readonly Level[];
}

/** A rectangle's outline. */
export function box(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** Square metres inside an outline (the shoelace formula). */
export function area(outline: readonly Point[]): number {
  let twice = 0;
  outline.forEach(([x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length]!;
    twice += x * nextY - nextX * y;
  });
  return Math.abs(twice) / 2;
}

/** Whole square metres of all levels. */
export function planArea(plan: Plan): number {
  return Math.round(plan.levels.reduce((sum, level) => sum + area(level.outline), 0));
}

/** A room's longest and shortest measure, metres, from its bounding box. */
export function measure(room: Room): readonly [number, number] {
  const xs = room.outline.map(([x]) => x);
  const ys = room.outline.map(([, y]) => y);
  const width = Math.max(...xs) - Math.min(...xs);
  const depth = Math.max(...ys) - Math.min(...ys);
  return [Math.max(width, depth), Math.min(width, depth)];
}

/** A room of a plan by the beginning of its name. */
export function roomOf(plan: Plan, name: string): Room | undefined {
  return plan.levels.flatMap((level) => level.rooms).find((room) => room.name.startsWith(name));
}

/** Shorthand of the plan files: a door, a window. */
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
