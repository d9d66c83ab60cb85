import { median } from "../shared/text/median.ts";

/** Of fewer homes the middle says nothing. */
const fewestLikeHomes = 5;

/**
 * How often homes like one were looked at in as many days as it is advertised.
 * @param views of each, in its first days
 * @returns null where there are too few to say
 */
export function findLikeViews(views: readonly number[]): { homes: number; middle: number } | null {
  return views.length < fewestLikeHomes ? null : { homes: views.length, middle: median(views) };
}
