import type { VectorSourceSpecification } from "maplibre-gl";
import type { MapArchive } from "../../../domain/map/map-archive.ts";
import type { StreetAdapter } from "./street-adapter.ts";
import { streetAdapters } from "./street-adapters.ts";
import { streetProtocol } from "./street-protocol.ts";

/** Archives that one source of the style draws: of one schema, ending at one zoom. */
export interface StreetSource {
  id: string;
  adapter: StreetAdapter;
  archives: MapArchive[];
}

export function groupArchives(archives: readonly MapArchive[]): StreetSource[] {
  const sources = new Map<string, StreetSource>();
  for (const archive of archives) {
    const id = `${archive.schema}-${archive.maxZoom}`;
    const source = sources.get(id) ?? { id, adapter: streetAdapters[archive.schema], archives: [] };
    source.archives.push(archive);
    sources.set(id, source);
  }
  return [...sources.values()];
}

/** Tiles come from whichever archive has them, so that no archive is asked in vain. */
export function describeSource({ id, archives }: StreetSource): VectorSourceSpecification {
  const bounds = archives.map((archive) => archive.bounds);
  return {
    type: "vector",
    tiles: [`${streetProtocol}://${id}/{z}/{x}/{y}`],
    minzoom: Math.min(...archives.map(({ minZoom }) => minZoom)),
    maxzoom: archives[0]!.maxZoom,
    bounds: [
      Math.min(...bounds.map(({ west }) => west)),
      Math.min(...bounds.map(({ south }) => south)),
      Math.max(...bounds.map(({ east }) => east)),
      Math.max(...bounds.map(({ north }) => north)),
    ],
  };
}
