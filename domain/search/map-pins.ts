import type { ListingSummary } from "../listings/listing.ts";

/** A home as its pin needs it. */
export type PinHome = Pick<
  ListingSummary,
  "id" | "name" | "rentPcm" | "bedrooms" | "status" | "lat" | "long"
>;

/** What the map of a search asks for. */
export interface MapPins {
  /** In the order of the list. */
  homes: PinHome[];
  mapStyleUrl: string | null;
}
