import {
  type Listing,
  type ListingSummary,
  type PublicListing,
} from "../../domain/listings/listing.ts";
import {
  mapTextFacts,
  type MaterialInformation,
  nothingKnown,
} from "../../domain/listings/material-facts.ts";

export function createListing(changes: Partial<Listing> = {}): Listing {
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

export function createPublicListing(changes: Partial<PublicListing> = {}): PublicListing {
  const {
    branchId: _branch,
    agentRef: _ref,
    address: _door,
    incode: _inward,
    ...home
  } = createListing();
  return {
    ...home,
    listedAt: "2026-11-01T09:00:00.000Z",
    previousRentPcm: null,
    reducedAt: null,
    letAgreedAt: null,
    ...changes,
  };
}

export function createListingSummary(changes: Partial<ListingSummary> = {}): ListingSummary {
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
  } = createPublicListing();
  return { ...home, cover: null, ...changes };
}

type Filled<Facts> = { [Fact in keyof Facts]: NonNullable<Facts[Fact]> };

/** Every fact known, so that a test over all of them misses none. */
export const fullMaterial: Filled<MaterialInformation> = {
  councilTaxBand: "D",
  epcRating: "C",
  epcCurrent: 72,
  epcPotential: 81,
  minimumTerm: 12,
  ...mapTextFacts((fact) => `about ${fact}`),
};

/** Its special features are those that its texts tell a feed's reader. */
export const fullListing: Filled<Listing> = {
  ...createListing(),
  name: "Tidewater Wharf",
  displayAddress: "Tidewater Wharf, Shoreditch, London E14",
  outcode: "E14",
  propertySubtype: "Maisonette",
  bathrooms: 1,
  furnishing: "Furnished",
  availableFrom: "2026-12-07",
  specialFeatures: ["Furnished", "Flat", "OutdoorSpace", "Parking"],
  material: fullMaterial,
  development: { name: "Tidewater Wharf", companyName: "Tidewater Living", liteOffer: true },
};

/** Differs in every fact from `createPublicListing`, so that a test sees what uses a fact. */
export const otherPublicListing: PublicListing = {
  id: "p00000000002",
  status: "let-agreed",
  name: "Calico Works",
  area: "Ancoats",
  city: "Manchester",
  displayAddress: "Calico Works, Ancoats, Manchester M4",
  outcode: "M4",
  propertyType: "House",
  propertySubtype: "Mews",
  bedrooms: 3,
  bathrooms: 2,
  furnishing: "Unfurnished",
  rentPcm: 1995,
  noDeposit: true,
  availableFrom: "2027-01-04",
  shortDescription: "A converted mill.",
  longDescription: "Cotton was spun here.",
  specialFeatures: ["PetFriendly"],
  displayFeatures: ["Roof terrace"],
  lat: 53.484,
  long: -2.226,
  locationAccurate: false,
  stations: [{ name: "New Islington", metres: 300 }],
  media: [
    {
      kind: "photo",
      url: "https://example.com/mill.jpg",
      caption: "The mill",
      width: null,
      height: null,
      placeholder: null,
    },
  ],
  material: { ...fullMaterial, councilTaxBand: "B", epcRating: "B", epcCurrent: 84 },
  development: { name: "Calico Works", companyName: "Calico Residential", liteOffer: true },
  listedAt: "2026-11-20T09:00:00.000Z",
  previousRentPcm: 2100,
  reducedAt: "2026-11-20T10:00:00.000Z",
  letAgreedAt: "2026-11-20T11:00:00.000Z",
};

/** One changed fact each. */
export const changedFacts = Object.entries(otherPublicListing).map(
  ([fact, value]) => [fact, { [fact]: value }] as const,
);
