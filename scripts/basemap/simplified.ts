import type { Position } from "./spline.ts";

const metresPerDegree = 111_195;

/** Ramer, Douglas and Peucker. `tolerance` is the maximum deviation in metres. */
export function simplifyLine(line: readonly Position[], tolerance: number): Position[] {
  if (line.length < 3) return [...line];
  const [first, last] = [line[0]!, line.at(-1)!];
  let farthest = 0;
  let at = 0;
  for (let index = 1; index < line.length - 1; index++) {
    const off = measureMetresOff(line[index]!, first, last);
    if (off > farthest) [farthest, at] = [off, index];
  }
  if (farthest <= tolerance) return [first, last];
  return [
    ...simplifyLine(line.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplifyLine(line.slice(at), tolerance),
  ];
}

function measureMetresOff(point: Position, from: Position, to: Position): number {
  const shrink = Math.cos((point[1]! * Math.PI) / 180);
  const flat = ([long = 0, lat = 0]: Position) => [
    (long - from[0]!) * shrink * metresPerDegree,
    (lat - from[1]!) * metresPerDegree,
  ];
  const [px = 0, py = 0] = flat(point);
  const [ex = 0, ey = 0] = flat(to);
  const length = Math.hypot(ex, ey);
  if (length === 0) return Math.hypot(px, py);
  const share = Math.min(1, Math.max(0, (px * ex + py * ey) / length ** 2));
  return Math.hypot(px - share * ex, py - share * ey);
}
