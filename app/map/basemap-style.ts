import type { GeoJSONSourceSpecification, StyleSpecification } from "maplibre-gl";
import { groundLayers, railLayers } from "./basemap-layers.ts";
import { labelLayers } from "./basemap-labels.ts";
import { mapCredit } from "./map-credit.ts";

type Features = Exclude<GeoJSONSourceSpecification["data"], string>;

export type Basemap = Record<BasemapSource, Features>;

const sourceNames = [
  "land",
  "boroughs",
  "borders",
  "tide",
  "water",
  "parks",
  "roads",
  "lines",
  "stations",
  "places",
] as const;
export type BasemapSource = (typeof sourceNames)[number];

/** Uses one file of ours and the page's loaded fonts, so it needs no other requests. */
export function createBasemapStyle(data: Basemap): StyleSpecification {
  const source = (name: BasemapSource): GeoJSONSourceSpecification => ({
    type: "geojson",
    data: data[name],
    ...(name === "boroughs" && { attribution: mapCredit }),
  });
  return {
    version: 8,
    name: "Lintel, schematic",
    sources: Object.fromEntries(sourceNames.map((name) => [name, source(name)])),
    layers: [...groundLayers, ...railLayers, ...labelLayers],
  };
}
