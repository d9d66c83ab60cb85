import type { NearStation } from "../places/geo.ts";
import type { MaterialInformation } from "./facts/material-facts.ts";
import type { CardFactName, PlainFactValues } from "./facts/plain-facts.ts";

export interface Listing extends PlainFactValues {
  /** Public id. Never begins with `a0`, the prefix of enquiry ids. */
  id: string;
  branchId: string;
  /** The agency's reference, unique within the branch. */
  agentRef: string;
  status: ListingStatus;
  name: string;
  area: string;
  city: string;
  /** The only address that may be shown. */
  displayAddress: string;
  /** House and road, private until a viewing is booked. */
  address: string;
  /** First half of the postcode, `E2`. */
  outcode: string;
  /** Second half, `7DP`, private like the address. */
  incode: string;
  /** Whole pounds a calendar month. */
  rentPcm: number;
  shortDescription: string;
  longDescription: string;
  specialFeatures: SpecialFeature[];
  displayFeatures: string[];
  lat: number;
  long: number;
  /** False if the position is only the outcode's centre. */
  locationAccurate: boolean;
  stations: NearStation[];
  /** In the agency's order. The first photo is the cover. */
  media: ListingMedia[];
  material: MaterialInformation;
  development: Development | null;
}

export const listingStatuses = ["available", "let-agreed", "withdrawn"] as const;
export type ListingStatus = (typeof listingStatuses)[number];

/** Feature options of the search (renter specification, section 9). */
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
  /** Path on this site, `/photos/<sha-256>.jpg`, or an external URL from the feed. */
  url: string;
  caption: string;
  /** Pixels, null for external pictures. */
  width: number | null;
  height: number | null;
  /** 16-pixel preview as a `data:` URL, null for external pictures. */
  placeholder: string | null;
}

export interface Development {
  name: string;
  companyName: string;
  liteOffer: boolean;
}

/** `PetFriendly` becomes `Pet Friendly` (renter specification, section 2). */
export function formatFeature(feature: string): string {
  return feature.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ");
}

/**
 * The features that are facts of a home. A part-furnished or flexible one is found by searches for
 * 'Furnished', but isn't that.
 */
export function listFeatureFacts({
  specialFeatures: features,
  furnishing,
}: Pick<Listing, "specialFeatures" | "furnishing">): SpecialFeature[] {
  return features.filter((feature) => !/furnished$/i.test(feature) || feature === furnishing);
}

export function getPhotos(listing: Pick<Listing, "media">): ListingMedia[] {
  return listing.media.filter((item) => item.kind === "photo");
}

export type Cover = Pick<ListingMedia, "url" | "width" | "height">;

export function getCover(listing: Pick<Listing, "media">): Cover | null {
  const [photo] = getPhotos(listing);
  if (!photo) return null;
  const { url, width, height } = photo;
  return { url, width, height };
}

/** Times are ISO 8601 in UTC. */
export interface ListingHistory {
  /** Last time it came on the market. */
  listedAt: string;
  /** Rent before the last reduction, whole pounds a calendar month. */
  previousRentPcm: number | null;
  reducedAt: string | null;
  letAgreedAt: string | null;
}

/** Listing without the private parts: house and road, inward postcode and agency reference. */
export type PublicListing = Omit<Listing, "address" | "incode" | "branchId" | "agentRef"> &
  ListingHistory;

export type WithdrawnHome = Pick<Listing, "id" | "name" | "area" | "city" | "outcode">;

export type ComparedHome = Pick<Listing, "id" | "lat" | "long" | "bedrooms" | "rentPcm">;

export type ListingSummary = Pick<
  PublicListing,
  | "id"
  | "status"
  | "name"
  | "area"
  | "outcode"
  | CardFactName
  | "rentPcm"
  | "shortDescription"
  | "lat"
  | "long"
  | keyof ListingHistory
> & { cover: ListingMedia | null };
