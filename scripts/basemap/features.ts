import { createRibbon } from "./ribbon.ts";
import { simplifyLine } from "./simplified.ts";
import { type Position, createSpline } from "./spline.ts";

type Properties = Record<string, string | number | boolean>;

export interface Feature {
  type: "Feature";
  properties: Properties;
  geometry: { type: string; coordinates: unknown };
}

/** Tolerance for simplifying lines, metres: two thirds of a pixel at a home's zoom. */
const tolerance = 4;

/** Five decimals are at most a metre, a quarter of a pixel at zoom 15. */
function roundPoint(line: readonly Position[]): Position[] {
  const short = line.map(([long = 0, lat = 0]) => [
    Number(long.toFixed(5)),
    Number(lat.toFixed(5)),
  ]);
  return short.filter((at, index) => index === 0 || String(at) !== String(short[index - 1]));
}

function createFeature(type: string, coordinates: unknown, properties: Properties): Feature {
  return { type: "Feature", properties, geometry: { type, coordinates } };
}

export function pointFeature(at: Position, properties: Properties): Feature {
  return createFeature("Point", roundPoint([at])[0], properties);
}

export function createLineFeature(line: readonly Position[], properties: Properties = {}): Feature {
  return createFeature("LineString", roundPoint(simplifyLine(line, tolerance)), properties);
}

export function createCurveFeature(
  points: readonly Position[],
  properties: Properties = {},
): Feature {
  return createLineFeature(createSpline(points, 12), properties);
}

export function createAreaFeature(
  rings: readonly (readonly Position[])[],
  properties: Properties = {},
): Feature {
  return createFeature(
    "Polygon",
    rings.map((ring) => roundPoint(ring)),
    properties,
  );
}

export function roundFeature(edge: readonly Position[], properties: Properties): Feature {
  return createAreaFeature([simplifyLine(createSpline(edge, 8, true), tolerance)], properties);
}

/** `middle` has longitude, latitude and half width in metres. */
export function createRiverFeature(middle: readonly Position[], properties: Properties): Feature {
  return createAreaFeature(
    [createRibbon(simplifyLine(createSpline(middle, 8), tolerance))],
    properties,
  );
}
