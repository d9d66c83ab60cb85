/** Scale from metres to pixels. A mirrored plan is flipped horizontally. */
export interface Sheet {
  scale: number;
  x: (metres: number) => number;
  y: (metres: number) => number;
  /** -1 if mirrored. */
  hand: 1 | -1;
}
