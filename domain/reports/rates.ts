/** Fewer than this many lets say nothing about how many viewings one takes. */
export const minTenanciesForRate = 5;

/** Viewings for one let, to a tenth. Null where there were too few lets to say. */
export function getViewingsPerLet(viewings: number, lets: number): number | null {
  return lets < minTenanciesForRate ? null : Math.round((viewings / lets) * 10) / 10;
}

/** Whole percent of a whole. Null of nothing. */
export function getPercent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 100);
}
