import type {
  GeoJSONSourceSpecification,
  LayerSpecification,
  StyleSpecification,
} from "maplibre-gl";
import { groundLayers, railLayers, seaLayer } from "./basemap-layers.ts";
import { labelLayers } from "./basemap-labels.ts";
import {
  type BasemapPart,
  type BasemapSource,
  joinFeatures,
  sourceNames,
} from "./basemap-parts.ts";
import { mapCredit } from "./map-credit.ts";
import { createStreetLabels } from "./streets/street-labels.ts";
import { createGroundLayer, createStreetLayers } from "./streets/street-layers.ts";
import { describeSource, type StreetSource } from "./streets/street-sources.ts";

/**
 * The site's own map: schematic, with the streets of the archives above. Uses files of ours and the
 * page's loaded fonts, so it needs no other requests.
 */
export function createBasemapStyle(
  country: BasemapPart,
  streets: readonly StreetSource[] = [],
): StyleSpecification {
  const source = (name: BasemapSource): GeoJSONSourceSpecification => ({
    type: "geojson",
    data: joinFeatures([country], name),
    ...(name === "boroughs" && { attribution: mapCredit }),
  });
  return {
    version: 8,
    name: "Lintel",
    sources: {
      ...Object.fromEntries(sourceNames.map((name) => [name, source(name)])),
      ...Object.fromEntries(streets.map((street) => [street.id, describeSource(street)])),
    },
    layers: listLayers(streets),
  };
}

/** What the archives show themselves, and better, lies below them. */
const shownByStreets = new Set(["rail", "rail-sleepers", "road-names", "water-names"]);

/** Many lines run from station to station only, beside the tracks that the streets show. */
function calmTransit(layer: LayerSpecification): LayerSpecification {
  if (layer.id !== "transit" || layer.type !== "line") return layer;
  return {
    ...layer,
    paint: {
      ...layer.paint,
      "line-opacity": ["interpolate", ["linear"], ["zoom"], 9, 0.4, 12, 0.6, 14, 0.4, 16, 0.25],
    },
  };
}

function listLayers(streets: readonly StreetSource[]): LayerSpecification[] {
  if (streets.length === 0) return [...groundLayers, ...railLayers, ...labelLayers];
  const upper = [...railLayers, ...labelLayers];
  const isBelow = ({ id }: LayerSpecification) => shownByStreets.has(id);
  const isLabel = ({ type }: LayerSpecification) => type === "symbol";
  const above = upper.filter((layer) => !isBelow(layer));
  return [
    ...groundLayers,
    ...upper.filter(isBelow),
    ...streets.map(({ id }) => createGroundLayer(id)),
    ...(streets.some(({ adapter }) => !adapter.hasSea) ? [seaLayer] : []),
    ...streets.flatMap(({ id, adapter }) => createStreetLayers(id, adapter)),
    ...above.filter((layer) => !isLabel(layer)).map(calmTransit),
    ...streets.flatMap(({ id, adapter }) => createStreetLabels(id, adapter)),
    ...above.filter(isLabel),
  ];
}
