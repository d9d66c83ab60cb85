import type { LayerSpecification } from "maplibre-gl";
import { streetZoom } from "../../../domain/map/map-archive.ts";
import { mapColours as colours } from "../map-colours.ts";
import { growBetween, joinFilters } from "./expressions.ts";
import type { LayerPart, StreetAdapter } from "./street-adapter.ts";
import { createRoadLayers } from "./street-roads.ts";
import { groundLayer } from "./tile-ground.ts";

const railWidth = growBetween([12, 0.5], [14, 1], [17, 2.4]);
const waterwayWidth = growBetween([12, 0.6], [14, 1.6], [17, 5]);

/** Hides the schematic map wherever the archive has a tile, and nowhere else. */
export function createGroundLayer(source: string): LayerSpecification {
  return {
    id: `${source}-ground`,
    type: "fill",
    source,
    "source-layer": groundLayer,
    minzoom: streetZoom,
    paint: { "fill-color": colours.city, "fill-antialias": false },
  };
}

/** Grounds, water, buildings, roads and rail of the archives in one source. */
export function createStreetLayers(source: string, adapter: StreetAdapter): LayerSpecification[] {
  const base = (name: string, { layer, filter }: LayerPart) => ({
    id: `${source}-${name}`,
    source,
    "source-layer": layer,
    minzoom: streetZoom,
    ...(filter && { filter }),
  });
  const fill = (name: string, part: LayerPart, colour: string): LayerSpecification => ({
    ...base(name, part),
    type: "fill",
    paint: { "fill-color": colour },
  });
  const { rail, isBridge } = adapter;
  const railPaint = { "line-color": colours.rail, "line-width": railWidth };
  const bridges = { ...rail, filter: joinFilters(rail.filter, isBridge) };
  return [
    ...adapter.sites.map((part, index) => fill(`site-${index}`, part, colours.site)),
    ...adapter.green.map((part, index) => fill(`green-${index}`, part, colours.park)),
    ...adapter.wood.map((part, index) => fill(`wood-${index}`, part, colours.wood)),
    {
      ...base("waterways", adapter.waterways),
      type: "line",
      paint: { "line-color": colours.water, "line-width": waterwayWidth },
    },
    fill("water", adapter.water, colours.water),
    {
      ...base("buildings", adapter.buildings),
      type: "fill",
      paint: { "fill-color": colours.building, "fill-outline-color": colours.buildingEdge },
    },
    { ...base("rail", rail), type: "line", paint: railPaint },
    ...createRoadLayers(source, adapter),
    { ...base("rail-bridges", bridges), type: "line", paint: railPaint },
  ];
}
