/** Where a pin stands on the screen, pixels from the map's top left corner. */
export interface Spot {
  x: number;
  y: number;
}

const headings: Record<string, Spot> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** The way of an arrow key as a step to the right and down; null for other keys. */
export function headingOf(key: string): Spot | null {
  return headings[key] ?? null;
}

/**
 * The pin that a key leads to: the nearest one that lies rather in the arrow's direction than
 * beside it, else the next or the one before in the list. Home and End lead to the ends.
 * @param spots in the order of the list
 * @returns its place in the list; null where the key is no such key or leads nowhere
 */
export function pinStep(spots: readonly Spot[], from: number, key: string): number | null {
  if (key === "Home") return spots.length > 0 ? 0 : null;
  if (key === "End") return spots.length > 0 ? spots.length - 1 : null;
  const heading = headingOf(key);
  const start = spots[from];
  if (heading === null || start === undefined) return null;
  const ahead = spots
    .map((spot, place) => ({ place, cost: costOf(start, spot, heading) }))
    .filter(({ place, cost }) => place !== from && cost < Infinity);
  if (ahead.length > 0) {
    return ahead.reduce((best, one) => (one.cost < best.cost ? one : best)).place;
  }
  const next = from + (heading.x + heading.y);
  return spots[next] ? next : null;
}

/** Pixels ahead, and those aside twice; what lies more aside than ahead is not in that direction. */
function costOf(from: Spot, to: Spot, heading: Spot): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const ahead = dx * heading.x + dy * heading.y;
  const aside = Math.abs(dx * heading.y) + Math.abs(dy * heading.x);
  return ahead > 0 && aside <= ahead ? ahead + 2 * aside : Infinity;
}
