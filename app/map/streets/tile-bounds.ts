import type { Bounds } from "../map-bounds.ts";

export interface TileAddress {
  z: number;
  x: number;
  y: number;
}

/** A tile of the Web Mercator grid. */
export function getTileBounds({ z, x, y }: TileAddress): Bounds {
  const tiles = 2 ** z;
  return {
    west: (x / tiles) * 360 - 180,
    east: ((x + 1) / tiles) * 360 - 180,
    north: toLatitude(y / tiles),
    south: toLatitude((y + 1) / tiles),
  };
}

function toLatitude(share: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * share))) * 180) / Math.PI;
}
