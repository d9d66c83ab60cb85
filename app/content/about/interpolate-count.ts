/**
 * What a counter shows on its way to a whole number: fast at first, slow at the end.
 * @param share of the time that has passed, 0 to 1; outside it counts as the nearer end
 */
export function interpolateCount(value: number, share: number): number {
  const left = 1 - Math.min(1, Math.max(0, share));
  return Math.round(value * (1 - left ** 3));
}
