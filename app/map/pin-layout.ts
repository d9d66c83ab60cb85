import type { Point } from "../../domain/places/area.ts";
import { zooms } from "./map-bounds.ts";

/** A pin for one home, or for several whose pins would overlap. */
export interface Pin<Home> extends Point {
  /** Stable while the first home stays the same. */
  key: string;
  /** In list order; never empty. */
  homes: readonly Home[];
  /** Offset in pixels to the right and down, which keeps pins of neighbours apart. */
  shift: { x: number; y: number };
}

/** Size of a price pin, pixels. */
const pinSize = { width: 62, height: 32 };
const pinSpacing = { x: 66, y: 34 };

type HomePoint = Point & { id: string };

/**
 * Lays out pins by MapLibre zoom, in list order. Homes share a pin only where theirs would cover
 * its first home's; from `zooms.ungrouped` on each has its own, beside or above its neighbours'.
 */
export function createPinLayout<Home extends HomePoint>(
  homes: readonly Home[],
): (zoom: number) => Pin<Home>[] {
  return (zoom) =>
    zoom < zooms.ungrouped
      ? groupHomes(homes, zoom).map(createGroupPin)
      : createSinglePins(homes, zoom);
}

export function getSplitZoom<Home extends HomePoint>(
  pinsAt: (zoom: number) => Pin<Home>[],
  pin: Pin<Home>,
  zoom: number,
): number {
  const first = pin.homes[0]!;
  for (let next = Math.floor(zoom) + 1; next < zooms.ungrouped; next++) {
    const then = pinsAt(next).find(({ homes }) => homes.includes(first));
    if (then && then.homes.length < pin.homes.length) return next;
  }
  return zooms.ungrouped;
}

/** Adds each home to the first group whose first home it would cover, so groups never overlap. */
function groupHomes<Home extends HomePoint>(homes: readonly Home[], zoom: number): Home[][] {
  const groups: { at: MapPixel; homes: Home[] }[] = [];
  for (const home of homes) {
    const at = projectPoint(home, zoom);
    const group = groups.find((one) => isOverlapping(one.at, at));
    if (group) group.homes.push(home);
    else groups.push({ at, homes: [home] });
  }
  return groups.map((group) => group.homes);
}

function createGroupPin<Home extends HomePoint>(homes: readonly Home[]): Pin<Home> {
  const { id, lat, long } = homes[0]!;
  const key = `${homes.length > 1 ? "group" : "home"}-${id}`;
  return { key, homes, lat, long, shift: { x: 0, y: 0 } };
}

/**
 * Each home over its place, or as near to it as no pin before it is. What has no room nearby covers
 * another: it is reached by its key, or from the list.
 */
function createSinglePins<Home extends HomePoint>(
  homes: readonly Home[],
  zoom: number,
): Pin<Home>[] {
  const placed = new Map<string, MapPixel[]>();
  return homes.map((home) => {
    const at = projectPoint(home, zoom);
    const shift = offsets.find((offset) => isFree(placed, add(at, offset))) ?? noOffset;
    const pixel = add(at, shift);
    const cell = nameCell(pixel);
    placed.set(cell, [...(placed.get(cell) ?? []), pixel]);
    const { id, lat, long } = home;
    return { key: `home-${id}`, homes: [home], lat, long, shift };
  });
}

const noOffset = { x: 0, y: 0 };
const columns = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
const rows = [0, 1, 2, 3, 4, 5, 6, 7];

/** Above the place before beside it, the nearest first. Below it would cover the tip of the first. */
const offsets = columns
  .flatMap((column) => rows.map((row) => ({ column, row })))
  .toSorted((one, other) => measureWay(one) - measureWay(other))
  .map(({ column, row }) => ({
    x: column * pinSpacing.x,
    y: row === 0 ? 0 : -row * pinSpacing.y,
  }));

function measureWay({ column, row }: { column: number; row: number }): number {
  return Math.abs(column) * 1.6 + row;
}

function add(one: MapPixel, other: MapPixel): MapPixel {
  return { x: one.x + other.x, y: one.y + other.y };
}

/** What is in none of the cells around can't be covered. */
function isFree(placed: ReadonlyMap<string, readonly MapPixel[]>, pixel: MapPixel): boolean {
  const around = [-1, 0, 1];
  return around.every((x) =>
    around.every((y) => {
      const near = { x: pixel.x + x * pinSize.width, y: pixel.y + y * pinSize.height };
      return !placed.get(nameCell(near))?.some((one) => isOverlapping(one, pixel));
    }),
  );
}

/** One of the size of a pin. */
function nameCell({ x, y }: MapPixel): string {
  return `${Math.floor(x / pinSize.width)} ${Math.floor(y / pinSize.height)}`;
}

interface MapPixel {
  x: number;
  y: number;
}

function projectPoint({ lat, long }: Point, zoom: number): MapPixel {
  const world = 512 * 2 ** zoom;
  return {
    x: (long / 360) * world,
    y: (-Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)) * world,
  };
}

function isOverlapping(one: MapPixel, other: MapPixel): boolean {
  return Math.abs(one.x - other.x) < pinSize.width && Math.abs(one.y - other.y) < pinSize.height;
}
