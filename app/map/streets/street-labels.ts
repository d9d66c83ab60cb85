import type { LayerSpecification, SymbolLayerSpecification } from "maplibre-gl";
import { displayFont, plainFont } from "../basemap-labels.ts";
import { mapColours as colours } from "../map-colours.ts";
import { isOneOf, joinFilters } from "./expressions.ts";
import { createPlaceLabels } from "./place-labels.ts";
import type { LayerPart, StreetAdapter } from "./street-adapter.ts";

const mainRoads = ["tertiary", "secondary", "primary", "trunk", "motorway"];
const smallRoads = ["minor", "pedestrian", "service"];

const roadPaint = {
  "text-color": colours.roadName,
  "text-halo-color": colours.road,
  "text-halo-width": 1.6,
};
const waterPaint = {
  "text-color": colours.waterName,
  "text-halo-color": colours.halo,
  "text-halo-width": 1.2,
};
const alongLine: SymbolLayerSpecification["layout"] = {
  "symbol-placement": "line",
  "text-field": ["coalesce", ["get", "name"], ["get", "ref"]],
  "text-font": plainFont,
  "text-max-angle": 35,
  "text-padding": 3,
};
const waterFont: SymbolLayerSpecification["layout"] = {
  "text-field": ["get", "name"],
  "text-font": displayFont,
  "text-size": 11,
};

/** Names of streets, water and places; least important first. */
export function createStreetLabels(source: string, adapter: StreetAdapter): LayerSpecification[] {
  const { roadNames, roadClass, waterways, waterNames } = adapter;
  const base = (id: string, { layer, filter }: LayerPart, minzoom: number) => ({
    id: `${source}-${id}`,
    type: "symbol" as const,
    source,
    "source-layer": layer,
    minzoom,
    ...(filter && { filter }),
  });
  const selectNames = (classes: readonly string[]): LayerPart => ({
    layer: roadNames.layer,
    filter: joinFilters(roadNames.filter, isOneOf(roadClass, classes)),
  });
  return [
    {
      ...base("small-road-names", selectNames(smallRoads), 13.5),
      layout: {
        ...alongLine,
        "symbol-spacing": 280,
        "text-size": ["interpolate", ["linear"], ["zoom"], 14, 10.5, 16, 12],
      },
      paint: roadPaint,
    },
    {
      ...base("waterway-names", waterways, 13),
      layout: { ...alongLine, ...waterFont, "symbol-spacing": 420 },
      paint: waterPaint,
    },
    {
      ...base("water-names", waterNames, 14),
      layout: { ...waterFont, "text-max-width": 7 },
      paint: waterPaint,
    },
    {
      ...base("main-road-names", selectNames(mainRoads), 12.5),
      layout: {
        ...alongLine,
        "symbol-spacing": 360,
        "text-size": ["interpolate", ["linear"], ["zoom"], 13, 11, 16, 13],
      },
      paint: roadPaint,
    },
    ...createPlaceLabels(source, adapter),
  ];
}
