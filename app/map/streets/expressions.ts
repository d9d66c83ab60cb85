import type { ExpressionSpecification } from "maplibre-gl";

export function isOneOf(
  value: ExpressionSpecification,
  names: readonly string[],
): ExpressionSpecification {
  return ["in", value, ["literal", [...names]]];
}

export function joinFilters(
  ...filters: (ExpressionSpecification | undefined)[]
): ExpressionSpecification {
  return ["all", ...filters.filter((filter) => filter !== undefined)];
}

export function hasClass(...names: string[]): ExpressionSpecification {
  return isOneOf(["get", "class"], names);
}

export function hasKind(...names: string[]): ExpressionSpecification {
  return isOneOf(["get", "kind"], names);
}

export const isLine: ExpressionSpecification = ["==", ["geometry-type"], "LineString"];
export const isPoint: ExpressionSpecification = ["==", ["geometry-type"], "Point"];
export const isPolygon: ExpressionSpecification = ["==", ["geometry-type"], "Polygon"];

/** Pixels at the zooms named. */
export function growBetween(...stops: [zoom: number, pixels: number][]): ExpressionSpecification {
  const [first, ...rest] = stops.flat();
  return ["interpolate", ["exponential", 1.5], ["zoom"], first!, ...rest];
}
