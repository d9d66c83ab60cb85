import type { ListingSummary } from "../listings/listing.ts";

export type PinHome = Pick<
  ListingSummary,
  "id" | "name" | "rentPcm" | "bedrooms" | "status" | "lat" | "long"
>;

export interface MapPins {
  homes: PinHome[];
  mapStyleUrl: string | null;
}
