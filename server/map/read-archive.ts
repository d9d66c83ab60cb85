import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { FileHandle } from "node:fs/promises";
import { bytesToHeader, Compression, type Header, readVarint, TileType } from "pmtiles";
import * as v from "valibot";
import { type MapArchive, streetZoom } from "../../domain/map/map-archive.ts";
import { detectStreetSchema } from "../../domain/map/street-schema.ts";
import { readCredit } from "./read-credit.ts";

export type ArchiveContent = Omit<MapArchive, "url">;

export type ReadResult = { ok: true; content: ArchiveContent } | { ok: false; problem: string };

/** The header of PMTiles version 3. */
const headerBytes = 127;
/** A reader in a browser fetches so much first, with the root directory in it. */
const firstBytes = 16_384;
/** Most bytes of metadata or directory, compressed and not: ordinary ones have some kilobytes. */
const mostBytes = 8 * 1024 * 1024;
const deepestZoom = 22;
const decompress = promisify(gunzip);

const metadataSchema = v.object({
  attribution: v.optional(v.unknown()),
  vector_layers: v.array(
    v.object({ id: v.string(), fields: v.optional(v.record(v.string(), v.unknown()), {}) }),
  ),
});

/** Reads what a map needs of an archive, and finds out whether it is whole and can be drawn. */
export async function readArchive(file: FileHandle, size: number): Promise<ReadResult> {
  if (size < headerBytes) return refuse("it is not a PMTiles archive");
  const start = await readBytes(file, 0, Math.min(firstBytes, size));
  if (start.toString("latin1", 0, 7) !== "PMTiles") return refuse("it is not a PMTiles archive");
  if (start[7] !== 3) return refuse(`it is PMTiles version ${start[7]}, but version 3 is needed`);
  const header = bytesToHeader(new Uint8Array(start).buffer.slice(0, headerBytes));
  const problem = findProblem(header, size);
  if (problem !== null) return refuse(problem);
  try {
    return await readContent(file, header);
  } catch {
    return refuse("its directory or metadata can't be read");
  }
}

function refuse(problem: string): ReadResult {
  return { ok: false, problem };
}

function findProblem(header: Header, size: number): string | null {
  const { rootDirectoryOffset, rootDirectoryLength, jsonMetadataOffset, jsonMetadataLength } =
    header;
  const sections = [
    [rootDirectoryOffset, rootDirectoryLength],
    [jsonMetadataOffset, jsonMetadataLength],
    [header.leafDirectoryOffset, header.leafDirectoryLength ?? 0],
    [header.tileDataOffset, header.tileDataLength ?? 0],
  ] as const;
  if (sections.some(([offset, length]) => offset + length > size)) {
    return "it ends too early, so it is damaged or still being copied";
  }
  if (rootDirectoryOffset + rootDirectoryLength > firstBytes || jsonMetadataLength > mostBytes) {
    return "its directory or metadata can't be read";
  }
  if (header.tileType !== TileType.Mvt) return "it has no vector tiles (MVT)";
  if (![header.internalCompression, header.tileCompression].every(isReadable)) {
    return "it is compressed in a way that browsers can't read (gzip is needed)";
  }
  if (header.maxZoom < streetZoom || header.minZoom > streetZoom) {
    return `its zoom levels are ${header.minZoom} to ${header.maxZoom}, but streets start at ${streetZoom}`;
  }
  const { minLon, minLat, maxLon, maxLat } = header;
  const isBox = minLon < maxLon && minLat < maxLat;
  const isOnEarth = minLon >= -180 && maxLon <= 180 && minLat >= -90 && maxLat <= 90;
  return isBox && isOnEarth ? null : "its bounds are not on the earth";
}

function isReadable(compression: Compression): boolean {
  return compression === Compression.None || compression === Compression.Gzip;
}

async function readContent(file: FileHandle, header: Header): Promise<ReadResult> {
  const read = async (offset: number, length: number) => {
    const bytes = await readBytes(file, offset, length);
    if (header.internalCompression === Compression.None) return bytes;
    return decompress(bytes, { maxOutputLength: mostBytes });
  };
  const directory = await read(header.rootDirectoryOffset, header.rootDirectoryLength);
  const entries = readVarint({ buf: new Uint8Array(directory), pos: 0 });
  // Each has at least four bytes.
  if (entries === 0) return refuse("it has no tiles");
  if (entries * 4 > directory.byteLength) return refuse("its directory or metadata can't be read");
  const metadata = await read(header.jsonMetadataOffset, header.jsonMetadataLength);
  const parsed = v.safeParse(metadataSchema, JSON.parse(metadata.toString("utf8")));
  const schema = parsed.success ? detectStreetSchema(parsed.output.vector_layers) : null;
  if (!parsed.success || schema === null) {
    return refuse("its layers do not match any schema that the site can draw");
  }
  return {
    ok: true,
    content: {
      bounds: {
        west: header.minLon,
        south: header.minLat,
        east: header.maxLon,
        north: header.maxLat,
      },
      minZoom: header.minZoom,
      maxZoom: Math.min(header.maxZoom, deepestZoom),
      schema,
      credit: readCredit(parsed.output.attribution, schema),
    },
  };
}

async function readBytes(file: FileHandle, offset: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
  return buffer.subarray(0, bytesRead);
}
