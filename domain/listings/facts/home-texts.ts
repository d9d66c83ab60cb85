import type { Listing } from "../listing.ts";
import { fillHomeTexts, type HomeTexts, tickedFeatures, unknown } from "./home-fields.ts";
import { writeFact } from "./fact-texts.ts";
import { mapNames } from "./fact.ts";
import { getMaterialFact, type MaterialFactName, materialFactNames } from "./material-facts.ts";
import { getPlainFact, type PlainFactName, plainFactNames } from "./plain-facts.ts";

/** What is published of a home in the words of the editor's fields. */
export type ListedHome = Omit<Listing, "id" | "branchId" | "agentRef" | "status" | "media">;

/**
 * A published home as the editor shows it. What was published as not known is 'unknown', as the
 * office was asked for an answer before.
 * @param fromFeed an empty fact of a feed is none that anybody was asked for
 */
export function toHomeTexts(home: ListedHome, fromFeed: boolean): HomeTexts {
  const gap = fromFeed ? "" : unknown;
  const { material, development } = home;
  return fillHomeTexts({
    name: home.name,
    area: home.area,
    city: home.city,
    displayAddress: home.displayAddress,
    address: home.address,
    postcode: `${home.outcode} ${home.incode}`.trim(),
    ...mapNames<Record<PlainFactName, string>>(plainFactNames, (name) =>
      writeFact(getPlainFact(name), home[name], gap),
    ),
    developmentName: development?.name ?? "",
    developmentCompany: development?.companyName ?? "",
    liteOffer: development?.liteOffer ? "yes" : "",
    rentPcm: String(home.rentPcm),
    shortDescription: home.shortDescription,
    longDescription: home.longDescription,
    displayFeatures: home.displayFeatures.join("\n"),
    features: tickedFeatures.filter((one) => home.specialFeatures.includes(one)).join(" "),
    ...mapNames<Record<MaterialFactName, string>>(materialFactNames, (name) =>
      writeFact(getMaterialFact(name), material[name], gap),
    ),
    lat: String(home.lat),
    long: String(home.long),
    exactPin: home.locationAccurate ? "yes" : "",
  });
}
