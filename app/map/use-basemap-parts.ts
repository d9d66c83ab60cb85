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
import { useMapLibre } from "./use-map-positions.ts";

/** Adds the cities in view to the schematic map, which begins with the country alone. */
export function useBasemapParts(country: BasemapPart, onFail: () => void): void {
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
        if (isCurrent) setFeatures(map, [...loaded.values()]);
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
  }, [map, country, onFail]);
}

function setFeatures(map: MapLibre, parts: readonly BasemapPart[]): void {
  for (const name of sourceNames) {
    const source = map.getSource<GeoJSONSource>(name);
    if (!source) {
      // The style is applied a frame after the map is made.
      map.once("styledata", () => setFeatures(map, parts));
      return;
    }
    if (parts.at(-1)?.[name]) void source.setData(joinFeatures(parts, name));
  }
}
