import type { Area } from "../places/area.ts";
import { formatInteger } from "../shared/grouped.ts";

/** Of an area's homes that are available. */
export interface AreaStats {
  homes: number;
  /** Whole pounds a month; null where there is no home. */
  medianRentPcm: number | null;
}

/** An area to link to, and how many homes are available there. */
export type AreaWithHomes = Pick<Area, "slug" | "name"> & { homes: number };

/** `1,204 homes`. */
export function homesText(homes: number): string {
  return `${formatInteger(homes)} ${homes === 1 ? "home" : "homes"}`;
}
