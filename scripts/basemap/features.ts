import { ribbon } from "./ribbon.ts";
import { simplified } from "./simplified.ts";
import { type Position, spline } from "./spline.ts";

type Properties = Record<string, string | number | boolean>;

export interface Feature {
  type: "Feature";
  properties: Properties;
  geometry: { type: string; coordinates: unknown };
}

/** Tolerance for simplifying lines, metres. */
const tolerance = 2.5;

/** Five decimals are at most a metre, a quarter of a pixel at zoom 15. */
function rounded(line: readonly Position[]): Position[] {
  const short = line.map(([long = 0, lat = 0]) => [
    Number(long.toFixed(5)),
    Number(lat.toFixed(5)),
  ]);
  return short.filter((at, index) => index === 0 || String(at) !== String(short[index - 1]));
}

function feature(type: string, coordinates: unknown, properties: Properties): Feature {
  return { type: "Feature", properties, geometry: { type, coordinates } };
}

export function pointFeature(at: Position, properties: Properties): Feature {
  return feature("Point", rounded([at])[0], properties);
}

export function lineFeature(line: readonly Position[], properties: Properties = {}): Feature {
  return feature("LineString", rounded(simplified(line, tolerance)), properties);
}

export function curveFeature(points: readonly Position[], properties: Properties = {}): Feature {
  return lineFeature(spline(points, 12), properties);
}

export function areaFeature(
  rings: readonly (readonly Position[])[],
  properties: Properties = {},
): Feature {
  return feature(
    "Polygon",
    rings.map((ring) => rounded(ring)),
    properties,
  );
}

export function roundFeature(edge: readonly Position[], properties: Properties): Feature {
  return areaFeature([simplified(spline(edge, 8, true), tolerance)], properties);
}

/** `middle` has longitude, latitude and half width in metres. */
export function riverFeature(middle: readonly Position[], properties: Properties): Feature {
  return areaFeature([ribbon(simplified(spline(middle, 8), tolerance))], properties);
}

export function collection(features: Feature[]) {
  return { type: "FeatureCollection", features };
}
