import type { Point } from "../../../domain/places/area.ts";
import type { BuildingKind } from "../buildings.ts";

/** `[name, what runs from it, how long to somewhere]`; the third only for the nearest one. */
export type Stop = readonly [name: string, service: string, ride?: string];

/** A neighbourhood that the demo knows. It gets one listing for each sentence in `local`. */
export interface Area {
  name: string;
  city: string;
  outcodes: readonly string[];
  /** Where its homes lie, when that is not about its middle. */
  around?: Point;
  /** Rent against an ordinary zone 3 neighbourhood, which is 1. */
  level: number;
  /** What stands there, the commoner the oftener. */
  buildings: readonly BuildingKind[];
  /** The nearest first. */
  stops: readonly [Stop, Stop?];
  local: readonly string[];
}
