import type { AddProtocolAction } from "maplibre-gl";
import { PMTiles } from "pmtiles";
import type { MapArchive } from "../../../domain/map/map-archive.ts";
import type { Point } from "../../../domain/places/area.ts";
import { isOverlapping, isWithin } from "../map-bounds.ts";
import { getTileBounds, type TileAddress } from "./tile-bounds.ts";
import { addGround } from "./tile-ground.ts";

export const streetProtocol = "streets";

const served = new Map<string, readonly MapArchive[]>();
const readers = new Map<string, PMTiles>();

/** Reads ahead what is asked of an archive before its tiles, while the map itself is being made. */
export function openArchivesAt(archives: readonly MapArchive[], point: Point): void {
  for (const { url, bounds } of archives) {
    // A failure shows when a tile is asked for.
    if (isWithin(point, bounds))
      getReader(url)
        .getHeader()
        .catch(() => {});
  }
}

/** Makes a source's tiles known to MapLibre, whose protocols are global. */
export function serveTiles(sourceId: string, archives: readonly MapArchive[]): void {
  served.set(sourceId, archives);
}

/** Answers what MapLibre asks of the protocol. An empty tile is one that no archive has. */
export const loadStreetTile: AddProtocolAction = async ({ url }, { signal }) => {
  const [sourceId = "", ...numbers] = url.replace(`${streetProtocol}://`, "").split("/");
  const [z = 0, x = 0, y = 0] = numbers.map(Number);
  const tile = await findTile(served.get(sourceId) ?? [], { z, x, y }, signal);
  return { data: tile ? addGround(tile) : new Uint8Array() };
};

async function findTile(
  archives: readonly MapArchive[],
  address: TileAddress,
  signal: AbortSignal,
): Promise<ArrayBuffer | null> {
  const bounds = getTileBounds(address);
  let failure: unknown = null;
  for (const archive of archives) {
    if (address.z < archive.minZoom || !isOverlapping(archive.bounds, bounds)) continue;
    try {
      const found = await readTile(archive.url, address, signal);
      if (found) return found.data;
    } catch (error) {
      // A larger archive behind it may have the tile.
      signal.throwIfAborted();
      failure = error;
    }
  }
  if (failure !== null) throw failure;
  return null;
}

async function readTile(url: string, { z, x, y }: TileAddress, signal: AbortSignal) {
  const reader = getReader(url);
  try {
    return await reader.getZxy(z, x, y, signal);
  } catch (error) {
    // The reader keeps a failed request for its directory, so the next tile begins with a new one.
    if (!signal.aborted && readers.get(url) === reader) readers.delete(url);
    throw error;
  }
}

function getReader(url: string): PMTiles {
  const reader = readers.get(url) ?? new PMTiles(url);
  readers.set(url, reader);
  return reader;
}
