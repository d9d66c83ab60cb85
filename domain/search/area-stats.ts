import type { Area } from "../places/area.ts";
import { formatInteger } from "../shared/text/format-integer.ts";

export interface AreaStats {
  homes: number;
  /** Whole pounds a month, null without homes. */
  medianRentPcm: number | null;
}

export type AreaWithHomes = Pick<Area, "slug" | "name"> & { homes: number };

export function formatHomeCount(homes: number): string {
  return `${formatInteger(homes)} ${homes === 1 ? "home" : "homes"}`;
}
