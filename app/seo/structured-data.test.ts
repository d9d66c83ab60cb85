import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Area } from "../../domain/places/area.ts";
import type { PublicListing } from "../../domain/listings/listing.ts";
import { unknownMaterialInformation } from "../../domain/listings/facts/material-facts.ts";
import { brand } from "../brand/brand.ts";
import { faq } from "../brand/faq/faq.ts";
import { createAgencyData } from "./agency-data.ts";
import { createFaqData } from "./faq-data.ts";
import { createListingData } from "../listings/listing-data.ts";
import { createPublicListing } from "../../server/testing/listing.ts";
import { findFaults, readVocabulary } from "../../server/testing/schema-vocabulary.ts";
import { createAreaBreadcrumbs, createBreadcrumbData } from "./breadcrumbs.ts";

const origin = "https://www.example.com";
const vocabulary = readVocabulary(readFileSync("node_modules/schema-dts/dist/schema.d.ts", "utf8"));
const photo = {
  kind: "photo" as const,
  url: `/photos/${"a".repeat(64)}.jpg`,
  caption: "Reception room",
  width: 1200,
  height: 800,
  placeholder: null,
};
const readHomeData = (changes: Partial<PublicListing> = {}) =>
  createListingData(createPublicListing(changes), brand.name, origin);

const london: Area = {
  slug: "london",
  name: "London",
  kind: "city",
  city: "London",
  centre: null,
};
const shoreditch: Area = {
  ...london,
  slug: "shoreditch",
  name: "Shoreditch",
  kind: "neighbourhood",
};
const findArea = (slug: string) => (slug === "london" ? london : null);

describe("what search engines read", () => {
  test.each([
    ["a flat", readHomeData({ media: [photo] })],
    [
      "a house with all that may be known",
      readHomeData({
        propertyType: "House",
        specialFeatures: ["PetFriendly", "BrandNew"],
        material: { ...unknownMaterialInformation, epcRating: "B", councilTaxBand: "E" },
      }),
    ],
    [
      "a home of which little is known",
      readHomeData({
        propertySubtype: null,
        bathrooms: null,
        availableFrom: null,
        media: [{ ...photo, caption: "", width: null, height: null }],
      }),
    ],
    ["the agency", createAgencyData(brand, origin)],
    [
      "the questions",
      createFaqData(
        faq.flatMap(({ items }) => items),
        origin,
      ),
    ],
    [
      "the way to an area",
      createBreadcrumbData(createAreaBreadcrumbs(shoreditch, findArea), origin),
    ],
  ])("%s is described in schema.org's words", (_, data) => {
    expect(data["@context"]).toBe("https://schema.org");
    expect(findFaults(data, vocabulary)).toEqual([]);
  });

  test("the vocabulary knows a wrong type, property and value", () => {
    const wrong = {
      "@type": "Offer",
      rent: 2450,
      availability: "https://schema.org/InStok",
      offeredBy: { "@type": "Offer" },
      itemOffered: { "@type": "Flat" },
    };
    expect(findFaults(wrong, vocabulary)).toEqual([
      "it.rent is no property of Offer",
      expect.stringContaining("it.availability[0] is https://schema.org/InStok"),
      "it.offeredBy[0] may not be a Offer",
      "it.itemOffered[0] may not be a Flat",
      "it.itemOffered[0] is of no known type: Flat",
    ]);
  });
});

describe("a home", () => {
  test("is an Apartment or a House with its bedrooms", () => {
    expect(readHomeData().mainEntity).toMatchObject({ "@type": "Apartment", numberOfBedrooms: 2 });
    expect(readHomeData({ propertyType: "House" }).mainEntity).toMatchObject({ "@type": "House" });
  });

  test("is of the kind that its page names", () => {
    const read = (propertySubtype: string) => readHomeData({ propertySubtype }).mainEntity;
    expect(read("Ground Flat")).toMatchObject({ accommodationCategory: "Flat" });
    expect(read("Maisonette")).toMatchObject({ accommodationCategory: "Flat (Maisonette)" });
  });

  test("part furnished has no 'Furnished' among its amenities, though a search finds it so", () => {
    const { mainEntity } = readHomeData({ furnishing: "Part furnished" });
    expect(JSON.stringify(mainEntity)).not.toContain('"Furnished"');
  });

  test("has its size as a fact, and its type is no amenity", () => {
    const { mainEntity } = readHomeData({
      displayFeatures: ["97.5 sq m (1050 sq ft)", "Shared garden"],
      specialFeatures: ["Furnished", "Flat", "PetFriendly"],
    });
    expect(mainEntity).toMatchObject({
      floorSize: { value: 97.5, unitCode: "MTK" },
      petsAllowed: true,
      amenityFeature: [{ name: "Furnished" }, { name: "Shared garden" }],
    });
    expect(readHomeData().mainEntity).not.toHaveProperty("floorSize");
  });

  test("has its size in feet under the code of square feet", () => {
    const { mainEntity } = readHomeData({ displayFeatures: ["1,050 sq ft"] });
    expect(mainEntity).toMatchObject({ floorSize: { value: 1050, unitCode: "FTK" } });
  });

  test("names no terms and no way to a station as its amenities", () => {
    const { mainEntity } = readHomeData({
      displayFeatures: ["5 minutes’ walk to Hoxton", "No deposit", "Shared garden"],
      specialFeatures: ["NoDeposit", "PetFriendly", "Parking"],
    });
    expect(mainEntity).toMatchObject({
      amenityFeature: [{ name: "Parking" }, { name: "Shared garden" }],
    });
  });

  test("has its energy rating and its council tax band where they are known", () => {
    const known = { ...unknownMaterialInformation, epcCurrent: 72, councilTaxBand: "D" as const };
    expect(readHomeData({ material: known }).mainEntity).toMatchObject({
      additionalProperty: [
        { "@type": "PropertyValue", name: "Energy rating", value: "C" },
        { "@type": "PropertyValue", name: "Council tax band", value: "D" },
      ],
    });
    expect(readHomeData({ material: unknownMaterialInformation }).mainEntity).not.toHaveProperty(
      "additionalProperty",
    );
  });

  test("is offered by the month, in pounds, from the day on which it came to the market", () => {
    expect(readHomeData({ availableFrom: "2026-12-07" }).offers).toMatchObject({
      price: 2450,
      priceCurrency: "GBP",
      priceSpecification: { unitCode: "MON" },
      availability: "https://schema.org/InStock",
      validFrom: "2026-11-01T09:00:00.000Z",
      availabilityStarts: "2026-12-07",
    });
  });

  test("let agreed is no longer to be had", () => {
    const { offers, mainEntity } = readHomeData({ status: "let-agreed" });
    expect(offers).toMatchObject({ availability: "https://schema.org/SoldOut" });
    expect(mainEntity).not.toHaveProperty("tourBookingPage");
    expect(readHomeData().mainEntity).toHaveProperty("tourBookingPage");
  });

  test("has its street and district, but no door and no whole postcode", () => {
    expect(readHomeData().mainEntity).toMatchObject({
      address: { streetAddress: "Loriner Street", addressLocality: "Shoreditch", postalCode: "E2" },
    });
  });

  test("lies where it is, or some hundred metres around where that is not known exactly", () => {
    expect(readHomeData({ lat: 51.526512 }).mainEntity).toMatchObject({
      geo: { latitude: 51.526512 },
    });
    expect(
      readHomeData({ locationAccurate: false, lat: 51.526512, long: -0.078549 }).mainEntity,
    ).toMatchObject({
      geo: { latitude: 51.527, longitude: -0.079 },
    });
  });
});

describe("the way to a page", () => {
  const paths = (area: Area | null) =>
    createAreaBreadcrumbs(area, findArea).map(({ path }) => path);

  test("leads from the home page over the city to the area", () => {
    expect(paths(shoreditch)).toEqual(["/", "/flats-to-rent/london", "/flats-to-rent/shoreditch"]);
  });

  test("names a city once", () => {
    expect(paths(london)).toEqual(["/", "/flats-to-rent/london"]);
  });

  test("leaves out places without a page", () => {
    expect(paths(null)).toEqual(["/"]);
    expect(paths({ ...shoreditch, city: "Bath" })).toEqual(["/", "/flats-to-rent/shoreditch"]);
  });
});

test("the agency's address is told apart into street, town and postcode", () => {
  const postalAddress = ["Lintel House", "Gray's Inn Road", "London WC1X 0ZZ"];
  expect(createAgencyData({ ...brand, postalAddress }, origin).address).toEqual({
    "@type": "PostalAddress",
    addressCountry: "GB",
    streetAddress: "Lintel House, Gray's Inn Road",
    addressLocality: "London",
    postalCode: "WC1X 0ZZ",
  });
});
