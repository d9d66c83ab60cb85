import { nothingKnown, type PublicListing } from "../../domain/listings/listing.ts";
import { aHome } from "../search/testing-home.ts";

/** A home as its page shows it, for tests; give what matters to the test. */
export function aPublicHome(changes: Partial<PublicListing> = {}): PublicListing {
  const { cover: _, ...card } = aHome();
  return {
    ...card,
    city: "London",
    displayAddress: "Loriner Street, Shoreditch, London E2",
    propertyType: "Flat",
    propertySubtype: "Flat",
    noDeposit: false,
    locationAccurate: true,
    longDescription: "Loriner Street is a short terrace.",
    specialFeatures: ["Furnished", "Flat"],
    displayFeatures: [],
    stations: [],
    media: [],
    material: nothingKnown,
    development: null,
    ...changes,
  };
}
