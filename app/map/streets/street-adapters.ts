import type { StreetSchema } from "../../../domain/map/street-schema.ts";
import { compactAdapter } from "./compact-adapter.ts";
import { openMapTilesAdapter } from "./openmaptiles-adapter.ts";
import { protomapsAdapter } from "./protomaps-adapter.ts";
import type { StreetAdapter } from "./street-adapter.ts";

export const streetAdapters: Record<StreetSchema, StreetAdapter> = {
  openmaptiles: openMapTilesAdapter,
  protomaps: protomapsAdapter,
  compact: compactAdapter,
};
