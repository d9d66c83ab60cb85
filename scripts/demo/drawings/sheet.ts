/** How metres become pixels; a mirrored plan is turned about its upright axis. */
export interface Sheet {
  scale: number;
  x: (metres: number) => number;
  y: (metres: number) => number;
  /** -1 when mirrored. */
  hand: 1 | -1;
}
