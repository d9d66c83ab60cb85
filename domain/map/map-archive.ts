import type { StreetSchema } from "./street-schema.ts";

/** A piece of an archive's credit; with its address if it is a link. */
export interface CreditPart {
  text: string;
  href?: string;
}

/** An archive of vector tiles as the map in the browser needs to know it. */
export interface MapArchive {
  /** Changes with the content. */
  url: string;
  bounds: { west: number; south: number; east: number; north: number };
  minZoom: number;
  maxZoom: number;
  schema: StreetSchema;
  credit: CreditPart[];
}

/** From this MapLibre zoom on streets take the place of the schematic map. */
export const streetZoom = 12;

export const mapArchivesPath = "/maps/archives.json";
