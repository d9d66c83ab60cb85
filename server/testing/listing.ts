import {
  type Listing,
  type ListingSummary,
  nothingKnown,
  type PublicListing,
} from "../../domain/listings/listing.ts";

export function aListing(changes: Partial<Listing> = {}): Listing {
  return {
    id: "p00000000001",
    branchId: "999999",
    agentRef: "999999_T1",
    status: "available",
    name: "Loriner Street",
    area: "Shoreditch",
    city: "London",
    displayAddress: "Loriner Street, Shoreditch, London E2",
    address: "Flat 3, 24 Loriner Street",
    outcode: "E2",
    incode: "7ZZ",
    propertyType: "Flat",
    propertySubtype: "Flat",
    bedrooms: 2,
    bathrooms: 1,
    furnishing: "Furnished",
    rentPcm: 2450,
    noDeposit: false,
    availableFrom: null,
    shortDescription: "Second-floor flat in a Georgian terrace.",
    longDescription: "Loriner Street is a short terrace.\nThe flat is on the second floor.",
    specialFeatures: ["Furnished", "Flat"],
    displayFeatures: ["Shared garden"],
    lat: 51.5265,
    long: -0.0785,
    locationAccurate: true,
    stations: [{ name: "Old Street", metres: 760 }],
    media: [],
    material: {
      ...nothingKnown,
      councilTaxBand: "D",
      epcRating: "C",
      epcCurrent: 72,
      epcPotential: 81,
    },
    development: null,
    ...changes,
  };
}

export function aPublicListing(changes: Partial<PublicListing> = {}): PublicListing {
  const {
    branchId: _branch,
    agentRef: _ref,
    address: _door,
    incode: _inward,
    ...home
  } = aListing();
  return {
    ...home,
    listedAt: "2026-11-01T09:00:00.000Z",
    previousRentPcm: null,
    reducedAt: null,
    letAgreedAt: null,
    ...changes,
  };
}

export function aListingSummary(changes: Partial<ListingSummary> = {}): ListingSummary {
  const {
    city: _city,
    displayAddress: _address,
    propertyType: _type,
    propertySubtype: _subtype,
    noDeposit: _deposit,
    locationAccurate: _accurate,
    longDescription: _description,
    specialFeatures: _features,
    displayFeatures: _lines,
    stations: _stations,
    media: _media,
    material: _material,
    development: _development,
    ...home
  } = aPublicListing();
  return { ...home, cover: null, ...changes };
}
