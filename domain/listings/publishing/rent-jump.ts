/** Whether a rent changes by more than half, as it does by a slip: a zero too many, a week for a month. */
export function isRentJump(before: number, after: number): boolean {
  return Math.abs(after - before) > before / 2;
}
