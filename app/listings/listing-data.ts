import type { Apartment, House, Offer, RealEstateListing } from "schema-dts";
import {
  formatFeature,
  getPhotos,
  listFeatureFacts,
  type PublicListing,
} from "../../domain/listings/listing.ts";
import { formatListingTitle } from "../../domain/listings/listing-title.ts";
import { getPinPoint } from "../../domain/listings/pin-point.ts";
import { getAgencyId } from "../seo/agency-data.ts";

export function createListingData(home: PublicListing, agencyName: string, origin: string) {
  const url = `${origin}/property/${home.id}`;
  return {
    "@context": "https://schema.org",
    "@type": "RealEstateListing",
    "@id": url,
    url,
    name: formatListingTitle(home),
    description: home.shortDescription,
    inLanguage: "en-GB",
    datePosted: home.listedAt,
    ...createLeaseLength(home),
    mainEntity: createDwelling(home, origin),
    offers: createOffer(home, agencyName, origin),
  } satisfies RealEstateListing & { "@context": string };
}

function createDwelling(home: PublicListing, origin: string): Apartment | House {
  const { name, area, city, outcode, bedrooms, bathrooms, propertySubtype } = home;
  const { lat, long } = getPinPoint(home);
  return {
    "@type": home.propertyType === "House" ? "House" : "Apartment",
    "@id": `${origin}/property/${home.id}#home`,
    name,
    description: home.longDescription,
    ...(propertySubtype === null ? {} : { accommodationCategory: propertySubtype }),
    numberOfBedrooms: bedrooms,
    ...(bathrooms === null ? {} : { numberOfBathroomsTotal: bathrooms }),
    ...(home.specialFeatures.includes("PetFriendly") ? { petsAllowed: true } : {}),
    amenityFeature: listAmenities(home).map((amenity) => ({
      "@type": "LocationFeatureSpecification",
      name: amenity,
      value: true,
    })),
    address: {
      "@type": "PostalAddress",
      streetAddress: name,
      addressLocality: area,
      addressRegion: city,
      postalCode: outcode,
      addressCountry: "GB",
    },
    geo: { "@type": "GeoCoordinates", latitude: lat, longitude: long },
    image: getPhotos(home).map(({ url, caption, width, height }) => ({
      "@type": "ImageObject",
      contentUrl: new URL(url, origin).href,
      ...(caption === "" ? {} : { caption }),
      ...(width === null ? {} : { width: toPixelValue(width) }),
      ...(height === null ? {} : { height: toPixelValue(height) }),
    })),
    ...(home.status === "available"
      ? { tourBookingPage: `${origin}/book-viewing/${home.id}` }
      : {}),
  };
}

function toPixelValue(value: number) {
  return { "@type": "QuantitativeValue", value, unitCode: "E37" } as const;
}

function listAmenities(home: PublicListing): string[] {
  return [...new Set([...listFeatureFacts(home).map(formatFeature), ...home.displayFeatures])];
}

function createOffer(home: PublicListing, agencyName: string, origin: string): Offer {
  const price = { price: home.rentPcm, priceCurrency: "GBP" };
  const from = home.availableFrom;
  return {
    "@type": "Offer",
    url: `${origin}/property/${home.id}`,
    businessFunction: { "@id": "http://purl.org/goodrelations/v1#LeaseOut" },
    ...price,
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      ...price,
      unitCode: "MON",
      unitText: "month",
    },
    availability:
      home.status === "available" ? "https://schema.org/InStock" : "https://schema.org/SoldOut",
    validFrom: home.listedAt,
    ...(from === null ? {} : { availabilityStarts: from }),
    offeredBy: { "@type": "RealEstateAgent", "@id": getAgencyId(origin), name: agencyName },
  };
}

function createLeaseLength({ material: { minimumTerm } }: PublicListing) {
  if (minimumTerm === null) return {};
  const length = { "@type": "QuantitativeValue", minValue: minimumTerm, unitCode: "MON" } as const;
  return { leaseLength: length };
}
