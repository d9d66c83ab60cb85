import {
  type Listing,
  type ListingSummary,
  type PublicListing,
} from "../../domain/listings/listing.ts";
import { type Fact, type FactValue, mapNames } from "../../domain/listings/facts/fact.ts";
import {
  getMaterialFact,
  materialFactNames,
  type MaterialInformation,
  unknownMaterialInformation,
} from "../../domain/listings/facts/material-facts.ts";
import {
  getPlainFact,
  plainFactNames,
  type PlainFactValues,
} from "../../domain/listings/facts/plain-facts.ts";

/** Another for each of the first few numbers, so that a test sees what uses a fact. */
function createFactValue(fact: Fact, name: string, n: number): FactValue {
  switch (fact.kind) {
    case "number":
      return Math.max(1, fact.least) + n;
    case "choice":
      return fact.choices[n] ?? null;
    case "tick":
      return n > 0;
    case "day":
      return `2026-12-0${7 + n}`;
    default:
      return n === 0 ? `about ${name}` : `more about ${name}`;
  }
}

function createPlainFacts(n: number): Filled<PlainFactValues> {
  return mapNames(plainFactNames, (name) => createFactValue(getPlainFact(name), name, n));
}

/** Of a home that nobody has said more of than must be. */
export const unknownFacts = mapNames<Partial<PlainFactValues>>(
  plainFactNames.filter((name) => getPlainFact(name).mayBeUnknown),
  () => null,
);

/** Every fact known, so that a test over all of them misses none. */
function createMaterial(n: number): Filled<MaterialInformation> {
  return mapNames(materialFactNames, (name) => createFactValue(getMaterialFact(name), name, n));
}

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
    ...createPlainFacts(0),
    propertySubtype: "Flat",
    bedrooms: 2,
    availableFrom: null,
    rentPcm: 2450,
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
      ...unknownMaterialInformation,
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

type Filled<Facts> = { [Name in keyof Facts]: NonNullable<Facts[Name]> };

export const fullMaterial: Filled<MaterialInformation> = {
  ...createMaterial(0),
  councilTaxBand: "D",
  epcRating: "C",
  epcCurrent: 72,
  epcPotential: 81,
  minimumTerm: 12,
};

/** Its special features are those that its texts tell a feed's reader. */
export const fullListing: Filled<Listing> = {
  ...createListing(),
  name: "Tidewater Wharf",
  displayAddress: "Tidewater Wharf, Shoreditch, London E14",
  outcode: "E14",
  ...createPlainFacts(0),
  propertySubtype: "Maisonette",
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
  ...createPlainFacts(1),
  propertySubtype: "Mews",
  bedrooms: 3,
  furnishing: "Unfurnished",
  rentPcm: 1995,
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
  material: { ...createMaterial(1), epcCurrent: 84, epcPotential: 92 },
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
