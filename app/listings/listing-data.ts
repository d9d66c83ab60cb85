import type { Apartment, House, Offer, RealEstateListing } from "schema-dts";
import { listAmenities } from "../../domain/listings/facts/amenities.ts";
import { findFloorSize } from "../../domain/listings/facts/floor-size.ts";
import { getPhotos, type PublicListing } from "../../domain/listings/listing.ts";
import { findEnergyRating } from "../../domain/listings/facts/epc.ts";
import { formatHomeType } from "../../domain/listings/facts/home-type.ts";
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
    datePosted: home.listedAt,
    mainEntity: createDwelling(home, origin),
    offers: createOffer(home, agencyName, origin),
  } satisfies RealEstateListing & { "@context": string };
}

function createDwelling(home: PublicListing, origin: string): Apartment | House {
  const { name, area, city, outcode, bedrooms, bathrooms } = home;
  const { lat, long } = getPinPoint(home);
  return {
    "@type": home.propertyType === "House" ? "House" : "Apartment",
    "@id": `${origin}/property/${home.id}#home`,
    name,
    description: home.longDescription,
    accommodationCategory: formatHomeType(home),
    numberOfBedrooms: bedrooms,
    ...(bathrooms && { numberOfBathroomsTotal: bathrooms }),
    ...(home.specialFeatures.includes("PetFriendly") && { petsAllowed: true }),
    ...createFloorSize(home),
    ...createFurtherFacts(home),
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
      ...(caption && { caption }),
      ...(width && { width: toQuantity(width, "E37") }),
      ...(height && { height: toQuantity(height, "E37") }),
    })),
    ...(home.status === "available" && {
      tourBookingPage: `${origin}/book-viewing/${home.id}`,
    }),
  };
}

/** @param unitCode of UN/CEFACT: `E37` pixels, `MTK` square metres, `FTK` square feet */
function toQuantity(value: number, unitCode: string) {
  return { "@type": "QuantitativeValue", value, unitCode } as const;
}

function createFloorSize({ displayFeatures }: PublicListing) {
  const size = findFloorSize(displayFeatures);
  return size && { floorSize: toQuantity(size.value, size.unitCode) };
}

/** Of facts that schema.org has no property for. Those that are not known are left out. */
function createFurtherFacts({ material }: PublicListing) {
  const facts = [
    { name: "Energy rating", value: findEnergyRating(material) },
    { name: "Council tax band", value: material.councilTaxBand },
  ].flatMap(({ name, value }) =>
    value ? [{ "@type": "PropertyValue" as const, name, value }] : [],
  );
  return facts.length > 0 && { additionalProperty: facts };
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
    },
    availability:
      home.status === "available" ? "https://schema.org/InStock" : "https://schema.org/SoldOut",
    validFrom: home.listedAt,
    ...(from && { availabilityStarts: from }),
    offeredBy: { "@type": "RealEstateAgent", "@id": getAgencyId(origin), name: agencyName },
  };
}
