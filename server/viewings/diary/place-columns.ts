import type { Point } from "../../../domain/places/area.ts";

/** Where the way to an appointment leads, as its row has it. In an advertised home, that is where the home is. */
export function toPlaceColumns(at: Point | null): { lat: number | null; long: number | null } {
  return { lat: at?.lat ?? null, long: at?.long ?? null };
}
