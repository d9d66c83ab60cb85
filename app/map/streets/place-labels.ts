import type { ExpressionSpecification, SymbolLayerSpecification } from "maplibre-gl";
import { strongFont } from "../basemap-labels.ts";
import { mapColours as colours } from "../map-colours.ts";
import { isOneOf, joinFilters } from "./expressions.ts";
import type { StreetAdapter } from "./street-adapter.ts";

const placeKinds = [
  {
    name: "small-places",
    classes: ["neighbourhood", "quarter", "hamlet"],
    minzoom: 14,
    size: 11.5,
  },
  { name: "places", classes: ["town", "suburb", "village"], minzoom: 13, size: 13 },
];

/** Names of places that the schematic map does not name. */
export function createPlaceLabels(
  source: string,
  adapter: StreetAdapter,
): SymbolLayerSpecification[] {
  return placeKinds.map(({ name, classes, minzoom, size }) => ({
    id: `${source}-${name}`,
    type: "symbol",
    source,
    "source-layer": adapter.places.layer,
    minzoom,
    filter: createPlaceFilter(adapter, classes, []),
    layout: {
      "text-field": ["get", "name"],
      "text-font": strongFont,
      "text-size": size,
      "text-max-width": 7,
      "text-padding": 8,
      "symbol-sort-key": adapter.placeRank,
    },
    paint: {
      "text-color": colours.smallName,
      "text-halo-color": colours.halo,
      "text-halo-width": 1.5,
    },
  }));
}

/**
 * The filters of these layers once the schematic map has named places itself.
 * @param taken their names, which are not shown a second time
 */
export function listPlaceFilters(source: string, adapter: StreetAdapter, taken: readonly string[]) {
  return placeKinds.map(({ name, classes }) => ({
    id: `${source}-${name}`,
    filter: createPlaceFilter(adapter, classes, taken),
  }));
}

function createPlaceFilter(
  { places, placeClass }: StreetAdapter,
  classes: readonly string[],
  taken: readonly string[],
): ExpressionSpecification {
  const isNew: ExpressionSpecification = ["!", isOneOf(["get", "name"], taken)];
  return joinFilters(places.filter, isOneOf(placeClass, classes), isNew);
}
