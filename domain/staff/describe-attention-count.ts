/** @example describeAttentionCount(12) // "12 items need attention." */
export function describeAttentionCount(count: number): string {
  if (count === 0) return "";
  return count === 1 ? "1 item needs attention." : `${count} items need attention.`;
}
