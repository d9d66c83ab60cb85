/** Swaps reversed limits. A null maximum means no limit. */
export function sortLimits(min: number, max: number | null): [number, number | null] {
  return max !== null && max < min ? [max, min] : [min, max];
}
