import type { StyleSpecification } from "maplibre-gl";
import basemapUrl from "./basemap.json?url";
import { basemapStyle } from "./basemap-style.ts";

export interface MapStyle {
  style: StyleSpecification;
  /** True for our own drawing: it has no streets, only the main roads and lines. */
  schematic: boolean;
}

/** Milliseconds that another site's style may take. */
const patience = 5000;

/**
 * The style that is set, or the schematic map where none is set or it does not come.
 * @throws where not even our own map comes
 */
export async function findMapStyle(url: string | null): Promise<MapStyle> {
  const style = url === null ? null : await fetched(url);
  if (style !== null) return { style, schematic: false };
  const answer = await fetch(basemapUrl);
  if (!answer.ok) throw new Error(`The map's data answered ${answer.status}.`);
  return { style: basemapStyle(await answer.json()), schematic: true };
}

async function fetched(url: string): Promise<StyleSpecification | null> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patience) });
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
