import type { GeoJSONSourceSpecification, StyleSpecification } from "maplibre-gl";
import { groundLayers, railLayers } from "./basemap-layers.ts";
import { labelLayers } from "./basemap-labels.ts";
import { mapCredit } from "./map-credit.ts";

type Features = Exclude<GeoJSONSourceSpecification["data"], string>;

/** What `basemap.json` holds: a collection of features for each source of the style. */
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

/**
 * The schematic map in the site's colours, drawn from one file of our own. Its letters are those
 * that the page has loaded already, so it asks for nothing else.
 */
export function basemapStyle(data: Basemap): StyleSpecification {
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
