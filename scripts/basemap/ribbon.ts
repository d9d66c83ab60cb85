import type { Position } from "./spline.ts";

const metresPerDegree = 111_195;

/** `middle` has longitude, latitude and half width in metres. */
export function createRibbon(middle: readonly Position[]): Position[] {
  const banks = middle.map((point, index) => createBank(middle, point, index));
  const ring = [...banks.map(([left]) => left), ...banks.map(([, right]) => right).toReversed()];
  return [...ring, ring[0]!];
}

function createBank(
  middle: readonly Position[],
  point: Position,
  index: number,
): [Position, Position] {
  const [long = 0, lat = 0, half = 0] = point;
  const [x1 = 0, y1 = 0] = middle[index - 1] ?? point;
  const [x2 = 0, y2 = 0] = middle[index + 1] ?? point;
  const shrink = Math.cos((lat * Math.PI) / 180);
  const east = (x2 - x1) * shrink;
  const north = y2 - y1;
  const length = Math.hypot(east, north);
  const across = (half / metresPerDegree / length) * east;
  const along = (half / metresPerDegree / length) * (north / shrink);
  return [
    [long - along, lat + across],
    [long + along, lat - across],
  ];
}
