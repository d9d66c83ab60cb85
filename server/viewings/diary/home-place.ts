import { sql } from "drizzle-orm";
import { readPin } from "../../../domain/listings/facts/read-home.ts";
import { isAdvertised, type ListingState } from "../../../domain/listings/listing-state.ts";
import type { Point } from "../../../domain/places/area.ts";
import { listingRecords } from "../../listings/listing-record-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import type { appointments } from "./diary-tables.ts";

/** Where a home is. For queries that join its record, and then the listing if there is one. */
export const homePlace = {
  lat: sql<number | null>`${listings.lat}`,
  long: sql<number | null>`${listings.long}`,
  state: sql<ListingState | null>`${listingRecords.state}`,
  draftLat: sql<string | null>`${listingRecords.draft} ->> 'lat'`,
  draftLong: sql<string | null>`${listingRecords.draft} ->> 'long'`,
};

/** As a query has it. Null where an appointment is in no home. */
type HomePlace = {
  [Name in keyof typeof homePlace]: (typeof homePlace)[Name]["_"]["type"];
};

type Placed = Pick<typeof appointments.$inferSelect, "endsAt" | "lat" | "long">;

/**
 * Where an appointment is. The pin of an unadvertised home may be corrected after the booking, so an appointment that
 * isn't over uses today's pin.
 */
export function findAppointmentPlace(
  appointment: Placed,
  home: HomePlace | null,
  now: Date,
): Point | null {
  const today = appointment.endsAt > now && home ? findDraftPin(home) : null;
  if (today) return today;
  const lat = home?.lat ?? appointment.lat;
  const long = home?.long ?? appointment.long;
  return lat === null || long === null ? null : { lat, long };
}

function findDraftPin({ state, draftLat, draftLong }: HomePlace): Point | null {
  if (state === null || isAdvertised(state)) return null;
  return readPin({ lat: draftLat ?? "", long: draftLong ?? "" });
}
