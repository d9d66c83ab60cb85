/** Position in pixels from the map's top left corner. */
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

export function getDirection(key: string): ScreenPixel | null {
  return directions[key] ?? null;
}

/**
 * Returns the index of the pin a key leads to: the nearest mainly in the arrow's direction, else
 * the next or previous in the list. Home and End go to the ends. Null for other keys or no target.
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

/** Pixels ahead plus twice those aside; a pin more aside than ahead is out of direction. */
function getTravelCost(from: ScreenPixel, to: ScreenPixel, heading: ScreenPixel): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const ahead = dx * heading.x + dy * heading.y;
  const aside = Math.abs(dx * heading.y) + Math.abs(dy * heading.x);
  return ahead > 0 && aside <= ahead ? ahead + 2 * aside : Infinity;
}
