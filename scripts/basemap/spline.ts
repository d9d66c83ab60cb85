/** Longitude, latitude and, for a river, half width in metres. */
export type Position = number[];

/**
 * Centripetal Catmull-Rom spline without loops at sharp turns (Barry and Goldman's pyramid, square
 * root knots). `steps` are segments between two points. `closed` repeats the first point at the
 * end.
 */
export function createSpline(
  points: readonly Position[],
  steps: number,
  closed = false,
): Position[] {
  if (points.length < 3) return [...points];
  const count = points.length;
  const at = (index: number): Position =>
    closed
      ? points[(index + count) % count]!
      : (points[index] ?? extrapolate(points, index < 0 ? "start" : "end"));
  const curve: Position[] = [];
  for (let piece = 0; piece < (closed ? count : count - 1); piece++) {
    const around = [at(piece - 1), at(piece), at(piece + 1), at(piece + 2)] as const;
    for (let step = 0; step < steps; step++) curve.push(interpolateBetween(around, step / steps));
  }
  curve.push(closed ? points[0]! : points.at(-1)!);
  return curve;
}

/** Mirrors the neighbour so that an open curve ends straight. */
function extrapolate(points: readonly Position[], end: "start" | "end"): Position {
  const [last, before] =
    end === "start" ? [points[0]!, points[1]!] : [points.at(-1)!, points.at(-2)!];
  return last.map((value, axis) => 2 * value - before[axis]!);
}

function interpolateBetween(
  [a, b, c, d]: readonly [Position, Position, Position, Position],
  share: number,
): Position {
  const ta = 0;
  const tb = ta + calculateKnot(a, b);
  const tc = tb + calculateKnot(b, c);
  const td = tc + calculateKnot(c, d);
  const t = tb + (tc - tb) * share;
  const ab = mixPoints(a, b, ta, tb, t);
  const bc = mixPoints(b, c, tb, tc, t);
  const cd = mixPoints(c, d, tc, td, t);
  return mixPoints(mixPoints(ab, bc, ta, tc, t), mixPoints(bc, cd, tb, td, t), tb, tc, t);
}

/** Never zero, in case of duplicate points. */
function calculateKnot([x1 = 0, y1 = 0]: Position, [x2 = 0, y2 = 0]: Position): number {
  return Math.max(1e-6, Math.sqrt(Math.hypot(x2 - x1, y2 - y1)));
}

function mixPoints(p: Position, q: Position, tp: number, tq: number, t: number): Position {
  return p.map((value, axis) => (value * (tq - t) + q[axis]! * (t - tp)) / (tq - tp));
}
