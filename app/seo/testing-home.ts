import { nothingKnown, type PublicListing } from "../../domain/listings/listing.ts";

/** A home as visitors see it, for tests; give what matters to the test. */
export function aHome(changes: Partial<PublicListing> = {}): PublicListing {
  return {
    id: "p00000000001",
    status: "available",
    name: "Loriner Street",
    area: "Shoreditch",
    city: "London",
    displayAddress: "Loriner Street, Shoreditch, London E2",
    outcode: "E2",
    propertyType: "Flat",
    propertySubtype: "Maisonette",
    bedrooms: 2,
    bathrooms: 1,
    furnishing: "Furnished",
    rentPcm: 2450,
    noDeposit: false,
    availableFrom: "2026-12-07",
    shortDescription: "Second-floor flat in a Georgian terrace.",
    longDescription: "Loriner Street is a short terrace.\nThe flat is on the second floor.",
    specialFeatures: ["Furnished", "Flat"],
    displayFeatures: ["Shared garden"],
    lat: 51.526512,
    long: -0.078549,
    locationAccurate: true,
    stations: [{ name: "Old Street", metres: 760 }],
    media: [],
    material: { ...nothingKnown, minimumTerm: 12 },
    development: null,
    listedAt: "2026-11-01T09:00:00.000Z",
    previousRentPcm: null,
    reducedAt: null,
    letAgreedAt: null,
    ...changes,
  };
}
