/** Limits the wrong way round are turned; null is no upper one. */
export function orderLimits(min: number, max: number | null): [number, number | null] {
  return max !== null && max < min ? [max, min] : [min, max];
}
