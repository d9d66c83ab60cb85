/**
 * How an archive names its layers. `openmaptiles` and `protomaps` are the usual two; `compact` has a
 * layer for each thing drawn: `road`, `road_name`, `building`, `green`, `site`, `rail`, `water`.
 */
export const streetSchemas = ["openmaptiles", "protomaps", "compact"] as const;
export type StreetSchema = (typeof streetSchemas)[number];

/** An entry of `vector_layers` in an archive's metadata. */
export interface VectorLayer {
  id: string;
  fields: Record<string, unknown>;
}

/** Layers that tell the schemas apart: without them there are no streets to draw. */
const layersOf: Record<StreetSchema, readonly string[]> = {
  openmaptiles: ["transportation", "transportation_name"],
  protomaps: ["roads", "buildings", "landuse"],
  compact: ["road", "road_name"],
};

/** Returns null for a schema that the site can't draw. */
export function detectStreetSchema(layers: readonly VectorLayer[]): StreetSchema | null {
  const names = new Set(layers.map(({ id }) => id));
  const found = streetSchemas.find((schema) => layersOf[schema].every((id) => names.has(id)));
  return found === "protomaps" && isBeforeVersion4(layers) ? null : (found ?? null);
}

/** Version 4 of the Protomaps basemap took a prefix off the names of its fields. */
function isBeforeVersion4(layers: readonly VectorLayer[]): boolean {
  return layers.some(({ id, fields }) => id === "roads" && "pmap:kind" in fields);
}
