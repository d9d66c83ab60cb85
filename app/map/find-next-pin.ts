/** Where a pin stands on the screen, pixels from the map's top left corner. */
export interface ScreenPixel {
  x: number;
  y: number;
}

const directions: Record<string, ScreenPixel> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** The way of an arrow key as a step to the right and down; null for other keys. */
export function getDirection(key: string): ScreenPixel | null {
  return directions[key] ?? null;
}

/**
 * The pin that a key leads to: the nearest one that lies rather in the arrow's direction than
 * beside it, else the next or the one before in the list. Home and End lead to the ends.
 * @param spots in the order of the list
 * @returns its place in the list; null where the key is no such key or leads nowhere
 */
export function findNextPin(
  spots: readonly ScreenPixel[],
  from: number,
  key: string,
): number | null {
  if (key === "Home") return spots.length > 0 ? 0 : null;
  if (key === "End") return spots.length > 0 ? spots.length - 1 : null;
  const direction = getDirection(key);
  const start = spots[from];
  if (direction === null || start === undefined) return null;
  const ahead = spots
    .map((spot, index) => ({ place: index, cost: getTravelCost(start, spot, direction) }))
    .filter(({ place, cost }) => place !== from && cost < Infinity);
  if (ahead.length > 0) {
    return ahead.reduce((best, one) => (one.cost < best.cost ? one : best)).place;
  }
  const next = from + (direction.x + direction.y);
  return spots[next] ? next : null;
}

/** Pixels ahead, and those aside twice; what lies more aside than ahead is not in that direction. */
function getTravelCost(from: ScreenPixel, to: ScreenPixel, heading: ScreenPixel): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const ahead = dx * heading.x + dy * heading.y;
  const aside = Math.abs(dx * heading.y) + Math.abs(dy * heading.x);
  return ahead > 0 && aside <= ahead ? ahead + 2 * aside : Infinity;
}
