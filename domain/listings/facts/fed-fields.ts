import { hasName, pick } from "./fact.ts";
import type { ListedHome } from "./home-texts.ts";
import { materialFacts } from "./material-facts.ts";
import { plainFacts } from "./plain-facts.ts";
import {
  type HomeFieldName,
  homeFieldNames,
  type HomeTexts,
  isPrivateField,
} from "./home-fields.ts";

/**
 * Fields of a feed's home that the office may write: private ones, those that it has added before,
 * and those that the feed leaves empty.
 * @param fed what is published of the home
 * @param added fields that the office filled
 */
export function isFedField(name: HomeFieldName, fed: HomeTexts, added: readonly string[]): boolean {
  return !isPrivateField(name) && isBrought(name, fed) && !added.includes(name);
}

/** A feed without coordinates brings the middle of the postcode district, which is no place. */
function isBrought(name: HomeFieldName, fed: HomeTexts): boolean {
  return name === "lat" || name === "long" ? fed.exactPin === "yes" : fed[name] !== "";
}

export function listFedFields(fed: HomeTexts, added: readonly string[]): HomeFieldName[] {
  return homeFieldNames.filter((name) => isFedField(name, fed, added));
}

/**
 * A new record of a feed, with what the office had added where the feed still brings nothing.
 * What the feed has brought meanwhile is the feed's.
 */
export function mergeFed(
  fed: HomeTexts,
  stored: HomeTexts,
  added: readonly HomeFieldName[],
): { texts: HomeTexts; added: HomeFieldName[] } {
  const kept = added.filter((name) => !isBrought(name, fed) && stored[name] !== "");
  const texts = { ...fed };
  for (const name of kept) texts[name] = stored[name];
  return { texts, added: kept };
}

/** Writes what the office had added into what a feed brings. */
export function copyHomeFields<Home extends ListedHome>(
  fed: Home,
  stored: ListedHome,
  names: readonly HomeFieldName[],
): Home {
  const home: Home = { ...fed, material: { ...fed.material } };
  for (const name of names) copyField(home, stored, name);
  return home;
}

function copyField(home: ListedHome, stored: ListedHome, name: HomeFieldName): void {
  switch (name) {
    case "lat":
    case "long":
    case "exactPin":
      home.lat = stored.lat;
      home.long = stored.long;
      home.locationAccurate = stored.locationAccurate;
      home.stations = stored.stations;
      return;
    case "developmentName":
    case "developmentCompany":
    case "liteOffer":
      home.development = stored.development;
      return;
    case "furnishing":
      home.furnishing = stored.furnishing;
      home.specialFeatures = union(home, stored);
      return;
    case "noDeposit":
      home.noDeposit = stored.noDeposit;
      home.specialFeatures = union(home, stored);
      return;
    case "features":
      home.specialFeatures = union(home, stored);
      return;
    case "shortDescription":
    case "longDescription":
    case "displayFeatures":
      Object.assign(home, { [name]: stored[name] });
      return;
    default:
      if (hasName(plainFacts, name)) Object.assign(home, pick(stored, [name]));
      if (hasName(materialFacts, name)) Object.assign(home.material, pick(stored.material, [name]));
  }
}

function union(home: ListedHome, stored: ListedHome): ListedHome["specialFeatures"] {
  return [...new Set([...home.specialFeatures, ...stored.specialFeatures])];
}
