import { formatCount } from "../shared/formats/count.ts";
/** @example describeAttentionCount(12) // "12 items need attention." */
export function describeAttentionCount(count: number): string {
  if (count === 0) return "";
  return formatCount(count, "item needs attention.", "items need attention.");
}
