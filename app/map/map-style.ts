import type { StyleSpecification } from "maplibre-gl";
import { type MapArchive, mapArchivesPath } from "../../domain/map/map-archive.ts";
import type { Point } from "../../domain/places/area.ts";
import { type BasemapPart, fetchPart } from "./basemap-parts.ts";
import { createBasemapStyle } from "./basemap-style.ts";
import { openArchivesAt, serveTiles } from "./streets/street-protocol.ts";
import { groupArchives, type StreetSource } from "./streets/street-sources.ts";

/** The site's own map, to which the cities in view are added. */
export interface OwnMap {
  country: BasemapPart;
  archives: MapArchive[];
  streets: StreetSource[];
}

export interface MapStyle {
  style: StyleSpecification;
  /** Null for a style from elsewhere. */
  own: OwnMap | null;
}

/** Timeout for a third-party style and for the list of archives, milliseconds. */
const timeoutMs = 5000;

/**
 * Falls back to the site's own map; throws if that fails too.
 * @param start where the map opens
 */
export async function findMapStyle(url: string | null, start: Point): Promise<MapStyle> {
  const style = url === null ? null : await fetchStyle(url);
  if (style !== null) return { style, own: null };
  const [country, archives] = await Promise.all([fetchPart("country"), fetchArchives(start)]);
  const streets = groupArchives(archives);
  for (const { id, archives: served } of streets) serveTiles(id, served);
  return { style: createBasemapStyle(country, streets), own: { country, archives, streets } };
}

/** Without the list the map is schematic, which is enough to find the way. */
async function fetchArchives(start: Point): Promise<MapArchive[]> {
  try {
    const response = await fetch(mapArchivesPath, { signal: AbortSignal.timeout(timeoutMs) });
    const archives: MapArchive[] = response.ok ? await response.json() : [];
    openArchivesAt(archives, start);
    return archives;
  } catch {
    return [];
  }
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
