import type { StyleSpecification } from "maplibre-gl";
import { type BasemapPart, fetchPart } from "./basemap-parts.ts";
import { createBasemapStyle } from "./basemap-style.ts";

export interface MapStyle {
  style: StyleSpecification;
  /** Of our own drawing, to which the map adds the cities in view. Null for another style. */
  country: BasemapPart | null;
}

/** Timeout for a third-party style, milliseconds. */
const timeoutMs = 5000;

/** Falls back to the schematic map; throws if that fails too. */
export async function findMapStyle(url: string | null): Promise<MapStyle> {
  const style = url === null ? null : await fetchStyle(url);
  if (style !== null) return { style, country: null };
  const country = await fetchPart("country");
  return { style: createBasemapStyle(country), country };
}

async function fetchStyle(url: string): Promise<StyleSpecification | null> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    const style: unknown = answer.ok ? await answer.json() : null;
    return isStyle(style) ? style : null;
  } catch {
    return null;
  }
}

function isStyle(value: unknown): value is StyleSpecification {
  return (
    typeof value === "object" &&
    value !== null &&
    "version" in value &&
    value.version === 8 &&
    "layers" in value &&
    Array.isArray(value.layers) &&
    "sources" in value
  );
}
