import type { Point } from "../../domain/places/area.ts";
import { zooms } from "./map-bounds.ts";

/** A pin for one home, or for several whose pins would overlap. */
export interface Pin<Home> extends Point {
  /** Stable while the first home stays the same. */
  key: string;
  /** In list order; never empty. */
  homes: readonly Home[];
  /** Offset in pixels to the right and down, which stacks homes in one building. */
  shift: { x: number; y: number };
}

/** Size of a price pin, pixels. */
const pinSize = { width: 62, height: 32 };
const pinSpacing = { x: 66, y: 34 };
const columnHeight = 5;

type HomePoint = Point & { id: string };

/**
 * Lays out pins by MapLibre zoom, in list order. Homes share a pin only where theirs would cover
 * its first home's; from `zooms.ungrouped` on each has its own.
 */
export function createPinLayout<Home extends HomePoint>(
  homes: readonly Home[],
): (zoom: number) => Pin<Home>[] {
  let single: Pin<Home>[] | undefined;
  return (zoom) => {
    if (zoom < zooms.ungrouped) return groupHomes(homes, zoom).map(createGroupPin);
    single ??= createSinglePins(homes);
    return single;
  };
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

function createSinglePins<Home extends HomePoint>(homes: readonly Home[]): Pin<Home>[] {
  const pins = new Map<string, Pin<Home>>();
  for (const building of groupHomes(homes, zooms.max)) {
    const { lat, long } = building[0]!;
    for (const [index, home] of building.entries()) {
      const shift = getPinOffset(index, building.length);
      pins.set(home.id, { key: `home-${home.id}`, homes: [home], lat, long, shift });
    }
  }
  return homes.map(({ id }) => pins.get(id)!);
}

/** Columns from left to right around the place, each stacked upwards. */
function getPinOffset(place: number, count: number): Pin<unknown>["shift"] {
  const column = Math.floor(place / columnHeight);
  const middle = (Math.ceil(count / columnHeight) - 1) / 2;
  const row = place % columnHeight;
  return { x: (column - middle) * pinSpacing.x, y: row === 0 ? 0 : -row * pinSpacing.y };
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
