import type { ListingSummary } from "../../domain/listings/listing.ts";

/** A home as a card shows it, for tests; give what matters to the test. */
export function aHome(changes: Partial<ListingSummary> = {}): ListingSummary {
  return {
    id: "L20418",
    status: "available",
    name: "Loriner Street",
    area: "Shoreditch",
    outcode: "E2",
    bedrooms: 2,
    bathrooms: 1,
    furnishing: "Furnished",
    rentPcm: 2450,
    availableFrom: null,
    shortDescription: "Second-floor flat in a Georgian terrace.",
    lat: 51.526,
    long: -0.078,
    listedAt: "2026-11-01T09:00:00.000Z",
    previousRentPcm: null,
    reducedAt: null,
    letAgreedAt: null,
    cover: null,
    ...changes,
  };
}
