import type { NearStation } from "../places/geo.ts";

/** A home to let, as the site knows it. Wire names (`_id`, `long`, `NoDeposit`) exist only in `server/listings/listing-wire.ts`. */
export interface Listing {
  /** Public id. Never begins with `a0`: those are enquiry ids. */
  id: string;
  branchId: string;
  /** The agency's own reference, unique within the branch. */
  agentRef: string;
  status: ListingStatus;
  /** Headline, usually the street or the building: `Loriner Street`. */
  name: string;
  /** Neighbourhood shown on cards and street signs: `Shoreditch`. */
  area: string;
  city: string;
  /** The only address that may be shown. */
  displayAddress: string;
  /** House name or number and road: private until a viewing is booked. */
  address: string;
  /** Outward half of the postcode, `E2`. */
  outcode: string;
  /** Inward half, `7DP`; private like the address. */
  incode: string;
  propertyType: PropertyType;
  /** The feed's finer word: `Maisonette`, `Studio`, `Mews`. */
  propertySubtype: string | null;
  bedrooms: number;
  /** Null where the agency did not say. */
  bathrooms: number | null;
  furnishing: Furnishing | null;
  /** Whole pounds a calendar month. */
  rentPcm: number;
  noDeposit: boolean;
  /** `YYYY-MM-DD` in London; null means now. */
  availableFrom: string | null;
  shortDescription: string;
  longDescription: string;
  /** What can be searched for. */
  specialFeatures: SpecialFeature[];
  /** The agency's own selling lines, in its order. */
  displayFeatures: string[];
  lat: number;
  long: number;
  /** False where the position is only the outcode's centre. */
  locationAccurate: boolean;
  /** The three nearest, nearest first. */
  stations: NearStation[];
  /** In the agency's order; the first photo is the cover. */
  media: ListingMedia[];
  material: MaterialInformation;
  development: Development | null;
}

export const listingStatuses = ["available", "let-agreed", "withdrawn"] as const;
export type ListingStatus = (typeof listingStatuses)[number];

export const propertyTypes = ["Flat", "House"] as const;
export type PropertyType = (typeof propertyTypes)[number];

export const furnishings = ["Furnished", "Part furnished", "Unfurnished", "Flexible"] as const;
export type Furnishing = (typeof furnishings)[number];

/** Special feature options of the search (renter specification, section 9). */
export const specialFeatures = [
  "Furnished",
  "Unfurnished",
  "House",
  "Flat",
  "PetFriendly",
  "OutdoorSpace",
  "BrandNew",
  "NoDeposit",
  "Parking",
] as const;
export type SpecialFeature = (typeof specialFeatures)[number];

export const mediaKinds = ["photo", "floorplan", "epc"] as const;
export type MediaKind = (typeof mediaKinds)[number];

export interface ListingMedia {
  kind: MediaKind;
  /** Path on this site, `/photos/<sha-256>.jpg`, or an address elsewhere that the feed gave. */
  url: string;
  caption: string;
  /** Pixels; null for a picture kept elsewhere. */
  width: number | null;
  height: number | null;
  /** Its colours in 16 pixels, as a `data:` address; null for a picture kept elsewhere. */
  placeholder: string | null;
}

/** What a renter must be told before deciding; null is "not known", never "none". */
export interface MaterialInformation {
  councilTaxBand: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | null;
  epcRating: "A" | "B" | "C" | "D" | "E" | "F" | "G" | null;
  /** SAP points, 1 to 100. */
  epcCurrent: number | null;
  epcPotential: number | null;
  /** Months. */
  minimumTerm: number | null;
  heating: string | null;
  water: string | null;
  electricity: string | null;
  broadband: string | null;
  parking: string | null;
  accessibility: string | null;
  floodRisk: string | null;
  buildingSafety: string | null;
  restrictions: string | null;
}

/** For a home of which the agency said nothing. */
export const nothingKnown: MaterialInformation = {
  councilTaxBand: null,
  epcRating: null,
  epcCurrent: null,
  epcPotential: null,
  minimumTerm: null,
  heating: null,
  water: null,
  electricity: null,
  broadband: null,
  parking: null,
  accessibility: null,
  floodRisk: null,
  buildingSafety: null,
  restrictions: null,
};

/** A named scheme whose homes are let for one operator. */
export interface Development {
  name: string;
  companyName: string;
  /** The three-step offer instead of the full one. */
  liteOffer: boolean;
}

/**
 * A tag for the screen: a space before each capital (renter specification, section 2).
 * @example featureLabel("PetFriendly") // "Pet Friendly"
 */
export function formatFeature(feature: string): string {
  return feature.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ");
}

/** Photos only, floor plans and EPC graphs are documents. */
export function getPhotos(listing: Pick<Listing, "media">): ListingMedia[] {
  return listing.media.filter((item) => item.kind === "photo");
}

/** A home's first photo, as much of it as a picture of the home needs. */
export type Cover = Pick<ListingMedia, "url" | "width" | "height">;

/** Null for a home without photos. */
export function getCover(listing: Pick<Listing, "media">): Cover | null {
  const [photo] = getPhotos(listing);
  if (!photo) return null;
  const { url, width, height } = photo;
  return { url, width, height };
}

/** How a home came to the market and what happened there. Moments are ISO 8601 in UTC. */
export interface ListingHistory {
  /** When it came to the market, or last came back to it. */
  listedAt: string;
  /** The rent before the last reduction, whole pounds a calendar month. */
  previousRentPcm: number | null;
  reducedAt: string | null;
  /** Null unless the status is let-agreed. */
  letAgreedAt: string | null;
}

/** What a visitor may see: without the door number, the inward postcode and the agency's reference. */
export type PublicListing = Omit<Listing, "address" | "incode" | "branchId" | "agentRef"> &
  ListingHistory;

/** What may still be said of a home that has left the market. */
export type WithdrawnHome = Pick<Listing, "id" | "name" | "area" | "city" | "outcode">;

/** By what homes like it are found. */
export type ComparedHome = Pick<Listing, "id" | "lat" | "long" | "bedrooms" | "rentPcm">;

/** What a card in a list of homes shows. */
export type ListingSummary = Pick<
  PublicListing,
  | "id"
  | "status"
  | "name"
  | "area"
  | "outcode"
  | "bedrooms"
  | "bathrooms"
  | "furnishing"
  | "rentPcm"
  | "availableFrom"
  | "shortDescription"
  | "lat"
  | "long"
  | keyof ListingHistory
> & { cover: ListingMedia | null };
