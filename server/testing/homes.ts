import {
  fillHomeTexts,
  getHomeField,
  homeFieldNames,
  type HomeTexts,
  unknown,
} from "../../domain/listings/facts/home-fields.ts";
import { mapNames } from "../../domain/listings/facts/fact.ts";
import type { PublishFacts } from "../../domain/listings/publishing/publish-facts.ts";

/** A home in England with every question answered, as the editor's fields. */
export function createHomeTexts(changes: Partial<HomeTexts> = {}): HomeTexts {
  const asked = homeFieldNames.filter((name) => getHomeField(name).mayBeUnknown);
  return fillHomeTexts({
    ...mapNames<Partial<HomeTexts>>(asked, () => unknown),
    name: "Paragon Place",
    area: "Islington",
    city: "London",
    displayAddress: "Paragon Place, Islington, London N1",
    address: "Flat 6, 14 Paragon Place",
    postcode: "N1 2ZZ",
    propertyType: "Flat",
    bedrooms: "3",
    bathrooms: "1",
    furnishing: "Unfurnished",
    rentPcm: "3150",
    availableFrom: "2026-12-12",
    shortDescription: "Second floor of a stucco terrace, with a roof terrace.",
    longDescription: "The home has three bedrooms and a study over the plane trees. ".repeat(5),
    displayFeatures: "Roof terrace\nStudy",
    features: "OutdoorSpace",
    councilTaxBand: "E",
    epcRating: "C",
    epcCurrent: "72",
    epcPotential: "80",
    hasGas: "yes",
    licence: "none",
    possessionGround: "none",
    lat: "51.5405",
    long: "-0.1003",
    exactPin: "yes",
    ...changes,
  });
}

const proof = { reference: "4711", documentId: "55555555-5555-4555-8555-555555555555" };

/** Nothing stands against publishing it on 20 November 2026. */
export function createPublishFacts(
  texts: Partial<HomeTexts> = {},
  changes: Partial<PublishFacts> = {},
): PublishFacts {
  return {
    texts: createHomeTexts(texts),
    media: [
      ...Array.from({ length: 5 }, () => ({ kind: "photo" as const })),
      { kind: "floorplan" },
    ],
    certificates: [
      { kind: "gas", issuedOn: "2026-09-03", expiresOn: "2027-09-02", ...proof },
      { kind: "eicr", issuedOn: "2024-05-15", expiresOn: "2029-05-14", ...proof },
      { kind: "epc", issuedOn: "2020-02-01", expiresOn: "2030-02-01", ...proof },
    ],
    isFed: false,
    landlordCheck: "clear",
    rentBeforeJump: null,
    needsPrsNumber: false,
    district: { centre: { lat: 51.54, long: -0.1 }, reach: 4000 },
    today: "2026-11-20",
    ...changes,
  };
}
