import { gzipSync } from "node:zlib";
import { GeoJSONVT } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import { zxyToTileId } from "pmtiles";
import type { StreetSchema } from "../../domain/map/street-schema.ts";
import { createStreets, type StreetFeature } from "./map-streets.ts";

/** What a test changes of an archive to break it. */
export interface ArchiveChanges {
  metadata?: object | string;
  /** Bytes of the header by their offset. */
  header?: Record<number, number>;
}

const zooms = { min: 12, max: 14 };
const headerBytes = 127;
const halfSize = 0.01;

export const testCredit =
  '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a> <a href="https://example.com/tiles">Invented Tiles</a>';

/** A small archive of invented streets around a point, as PMTiles 3 (`github.com/protomaps/PMTiles`). */
export function createMapArchive(
  schema: StreetSchema,
  middle: { lat: number; long: number },
  changes: ArchiveChanges = {},
): Buffer {
  const features = createStreets(schema, middle);
  const layers = [...new Set(features.map(({ layer }) => layer))];
  const tiles = createTiles(features, layers, middle);
  const usual = {
    attribution: testCredit,
    vector_layers: layers.map((id) => ({ id, fields: { name: "String" } })),
  };
  const metadata = changes.metadata ?? usual;
  const text = typeof metadata === "string" ? metadata : JSON.stringify(metadata);
  return writeArchive(tiles, gzipSync(text), middle, changes.header ?? {});
}

interface Tile {
  id: number;
  bytes: Buffer;
}

function createTiles(
  features: readonly StreetFeature[],
  layers: readonly string[],
  { lat, long }: { lat: number; long: number },
): Tile[] {
  const indexes = layers.map((layer) => {
    const own = features.filter((feature) => feature.layer === layer);
    const data = {
      type: "FeatureCollection" as const,
      features: own.map(({ properties, geometry }) => ({
        type: "Feature" as const,
        properties,
        geometry,
      })),
    };
    return { layer, index: new GeoJSONVT(data, { maxZoom: zooms.max }) };
  });
  const tiles: Tile[] = [];
  for (let z = zooms.min; z <= zooms.max; z++) {
    const [west, north] = findTile(lat + halfSize, long - halfSize, z);
    const [east, south] = findTile(lat - halfSize, long + halfSize, z);
    for (let x = west; x <= east; x++) {
      for (let y = north; y <= south; y++) {
        const found = indexes.flatMap(({ layer, index }) => {
          const tile = index.getTile(z, x, y);
          return tile ? [[layer, tile] as const] : [];
        });
        if (found.length === 0) continue;
        const encoded = fromGeojsonVt(Object.fromEntries(found), { version: 2, extent: 4096 });
        tiles.push({ id: zxyToTileId(z, x, y), bytes: gzipSync(encoded) });
      }
    }
  }
  return tiles.toSorted((one, other) => one.id - other.id);
}

function findTile(lat: number, long: number, z: number): [x: number, y: number] {
  const mercator = Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI;
  const place = (share: number) => Math.floor(share * 2 ** z);
  return [place((long + 180) / 360), place((1 - mercator) / 2)];
}

/** One directory: each column of its entries in turn, as differences where the format says so. */
function writeDirectory(tiles: readonly Tile[]): Buffer {
  const columns = [
    [tiles.length],
    tiles.map(({ id }, index) => id - (tiles[index - 1]?.id ?? 0)),
    tiles.map(() => 1),
    tiles.map(({ bytes }) => bytes.byteLength),
    // The first lies at the start, which is written as 1, each other after the one before it.
    tiles.map((_, index) => (index === 0 ? 1 : 0)),
  ];
  return gzipSync(Buffer.from(columns.flat().flatMap(writeVarint)));
}

function writeVarint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...writeVarint(Math.floor(value / 128))];
}

function writeArchive(
  tiles: readonly Tile[],
  metadata: Buffer,
  { lat, long }: { lat: number; long: number },
  changes: Record<number, number>,
): Buffer {
  const directory = writeDirectory(tiles);
  const data = Buffer.concat(tiles.map(({ bytes }) => bytes));
  const header = Buffer.alloc(headerBytes);
  header.write("PMTiles", 0, "latin1");
  header[7] = 3;
  const sections = [directory.byteLength, metadata.byteLength, 0, data.byteLength];
  let offset = headerBytes;
  for (const [index, length] of sections.entries()) {
    header.writeBigUInt64LE(BigInt(offset), 8 + index * 16);
    header.writeBigUInt64LE(BigInt(length), 16 + index * 16);
    offset += length;
  }
  for (const at of [72, 80, 88]) header.writeBigUInt64LE(BigInt(tiles.length), at);
  // Clustered, gzip inside and out, MVT.
  for (const [index, value] of [1, 2, 2, 1, zooms.min, zooms.max].entries()) {
    header[96 + index] = value;
  }
  const corners = [long - halfSize, lat - halfSize, long + halfSize, lat + halfSize];
  for (const [index, degrees] of corners.entries()) {
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4);
  }
  for (const [at, value] of Object.entries(changes)) header[Number(at)] = value;
  return Buffer.concat([header, directory, metadata, data]);
}
