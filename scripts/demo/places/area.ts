import type { Point } from "../../../domain/places/area.ts";
import type { BuildingKind } from "../buildings.ts";

/** `[name, service, travel time]`, the last only for the nearest stop. */
export type Stop = readonly [name: string, service: string, ride?: string];

export interface Area {
  name: string;
  city: string;
  outcodes: readonly string[];
  around?: Point;
  /** Rent relative to an average zone 3 neighbourhood, which is 1. */
  level: number;
  /** Repeated by frequency. */
  buildings: readonly BuildingKind[];
  stops: readonly [Stop, Stop?];
  local: readonly string[];
}
