/** Eases out. `share` is the elapsed share of the duration, clamped to 0 to 1. */
export function interpolateCount(value: number, share: number): number {
  const left = 1 - Math.min(1, Math.max(0, share));
  return Math.round(value * (1 - left ** 3));
}
