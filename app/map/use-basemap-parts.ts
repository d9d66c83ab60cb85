import type { GeoJSONSource, Map as MapLibre } from "maplibre-gl";
import { useEffect } from "react";
import {
  type BasemapPart,
  type CityPart,
  fetchPart,
  findCityParts,
  joinFeatures,
  sourceNames,
} from "./basemap-parts.ts";
import { getMapBounds } from "./map-bounds.ts";
import type { OwnMap } from "./map-style.ts";
import { listPlaceFilters } from "./streets/place-labels.ts";
import type { StreetSource } from "./streets/street-sources.ts";
import { useMapLibre } from "./use-map-positions.ts";

/** Adds the cities in view to the schematic map, which begins with the country alone. */
export function useBasemapParts({ country, streets }: OwnMap, onFail: () => void): void {
  const map = useMapLibre();
  useEffect(() => {
    const loaded = new Map<CityPart | "country", BasemapPart>([["country", country]]);
    const underWay = new Set<CityPart>();
    let isCurrent = true;
    const loadCity = async (name: CityPart) => {
      if (loaded.has(name) || underWay.has(name)) return;
      underWay.add(name);
      try {
        loaded.set(name, await fetchPart(name));
        if (isCurrent) showParts(map, [...loaded.values()], streets);
      } catch {
        if (isCurrent) onFail();
      } finally {
        underWay.delete(name);
      }
    };
    const loadView = () => {
      for (const name of findCityParts(getMapBounds(map))) void loadCity(name);
    };
    // A page that looks elsewhere than at the start has moved the map by then.
    const frame = requestAnimationFrame(loadView);
    map.on("moveend", loadView);
    return () => {
      isCurrent = false;
      cancelAnimationFrame(frame);
      map.off("moveend", loadView);
    };
  }, [map, country, streets, onFail]);
}

function showParts(
  map: MapLibre,
  parts: readonly BasemapPart[],
  streets: readonly StreetSource[],
): void {
  // The style is applied a frame after the map is made.
  if (!map.getSource(sourceNames[0])) {
    map.once("styledata", () => showParts(map, parts, streets));
    return;
  }
  for (const name of sourceNames) {
    const data = parts.at(-1)?.[name] && joinFeatures(parts, name);
    if (data) void map.getSource<GeoJSONSource>(name)?.setData(data);
  }
  const places = joinFeatures(parts, "places").features;
  const named = places.map(({ properties }) => String(properties?.["name"]));
  for (const { id, adapter } of streets) {
    for (const { id: layer, filter } of listPlaceFilters(id, adapter, named)) {
      map.setFilter(layer, filter);
    }
  }
}
