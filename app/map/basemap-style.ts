import type { GeoJSONSourceSpecification, StyleSpecification } from "maplibre-gl";
import { groundLayers, railLayers } from "./basemap-layers.ts";
import { labelLayers } from "./basemap-labels.ts";
import {
  type BasemapPart,
  type BasemapSource,
  joinFeatures,
  sourceNames,
} from "./basemap-parts.ts";
import { mapCredit } from "./map-credit.ts";

/** Uses files of ours and the page's loaded fonts, so it needs no other requests. */
export function createBasemapStyle(country: BasemapPart): StyleSpecification {
  const source = (name: BasemapSource): GeoJSONSourceSpecification => ({
    type: "geojson",
    data: joinFeatures([country], name),
    ...(name === "boroughs" && { attribution: mapCredit }),
  });
  return {
    version: 8,
    name: "Lintel, schematic",
    sources: Object.fromEntries(sourceNames.map((name) => [name, source(name)])),
    layers: [...groundLayers, ...railLayers, ...labelLayers],
  };
}
