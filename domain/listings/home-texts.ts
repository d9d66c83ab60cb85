import type { Listing } from "./listing.ts";
import { fillHomeTexts, type HomeTexts, tickedFeatures, unknown } from "./home-fields.ts";
import { mapTextFacts } from "./material-facts.ts";

/** What is published of a home in the words of the editor's fields. */
export type ListedHome = Omit<Listing, "id" | "branchId" | "agentRef" | "status" | "media">;

/**
 * A published home as the editor shows it. What was published as not known is 'unknown', as the
 * office was asked for an answer before.
 * @param fromFeed an empty fact of a feed is none that anybody was asked for
 */
export function toHomeTexts(home: ListedHome, fromFeed: boolean): HomeTexts {
  const answer = (value: string | number | null) => (value === null ? gap : String(value));
  const gap = fromFeed ? "" : unknown;
  const { material, development } = home;
  return fillHomeTexts({
    name: home.name,
    area: home.area,
    city: home.city,
    displayAddress: home.displayAddress,
    address: home.address,
    postcode: `${home.outcode} ${home.incode}`.trim(),
    propertyType: home.propertyType,
    propertySubtype: home.propertySubtype ?? "",
    bedrooms: String(home.bedrooms),
    bathrooms: answer(home.bathrooms),
    furnishing: answer(home.furnishing),
    developmentName: development?.name ?? "",
    developmentCompany: development?.companyName ?? "",
    liteOffer: development?.liteOffer ? "yes" : "",
    rentPcm: String(home.rentPcm),
    noDeposit: home.noDeposit ? "yes" : "",
    availableFrom: home.availableFrom ?? "",
    minimumTerm: answer(material.minimumTerm),
    shortDescription: home.shortDescription,
    longDescription: home.longDescription,
    displayFeatures: home.displayFeatures.join("\n"),
    features: tickedFeatures.filter((one) => home.specialFeatures.includes(one)).join(" "),
    councilTaxBand: answer(material.councilTaxBand),
    epcRating: answer(material.epcRating),
    epcCurrent: answer(material.epcCurrent),
    epcPotential: answer(material.epcPotential),
    ...mapTextFacts((fact) => answer(material[fact])),
    lat: String(home.lat),
    long: String(home.long),
    exactPin: home.locationAccurate ? "yes" : "",
  });
}
