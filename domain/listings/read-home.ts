import { isRealDate } from "../shared/dates.ts";
import { unseenMessage, hasDirectionMarks } from "../shared/direction-marks.ts";
import { hasControls, toOneLine } from "../shared/one-line.ts";
import {
  getHomeField,
  homeFieldNames,
  type HomeFieldName,
  type HomeTexts,
  tickedFeatures,
  unknown,
} from "./home-fields.ts";
import type { ListedHome } from "./home-texts.ts";
import {
  type Furnishing,
  furnishings,
  type PropertyType,
  propertyTypes,
  type SpecialFeature,
} from "./listing.ts";
import {
  councilTaxBands,
  epcRatings,
  mapTextFacts,
  type MaterialInformation,
} from "./material-facts.ts";

/** What a published home is made of, but for the stations, which follow from the place. */
export type ReadHome = Omit<ListedHome, "stations">;

/** What is wrong with a field, in words for the person who fills it. */
export interface HomeFieldProblem {
  path: HomeFieldName;
  message: string;
}

export type HomeReading =
  | { ok: true; home: ReadHome; problems: [] }
  | { ok: false; problems: HomeFieldProblem[] };

/** Fields without which there is no home to show. */
const needed: Partial<Record<HomeFieldName, string>> = {
  name: "Give the listing a name",
  area: "Name the area",
  city: "Name the city",
  displayAddress: "Give the address that renters see",
  address: "Give the house and road: the office needs it for viewings",
  postcode: "Give the postcode",
  propertyType: "Say whether it is a flat or a house",
  bedrooms: "Give the bedrooms, 0 for a studio",
  rentPcm: "Give the rent a month as one figure",
  shortDescription: "Write a summary",
  longDescription: "Write a description",
  lat: "Set the pin on the map",
  long: "Set the pin on the map",
};

const postcodeForm = /^([A-Z]{1,2}\d[A-Z\d]?)\s*(\d[A-Z]{2})$/;

export function splitPostcode(text: string): { outcode: string; incode: string } | null {
  const [, outcode, incode] = postcodeForm.exec(text.trim().toUpperCase()) ?? [];
  return outcode && incode ? { outcode, incode } : null;
}

/** @example readPounds("£2,450") // 2450 */
export function readPounds(text: string): number | null {
  const digits = text.replaceAll(/[£,\s]/g, "").replace(/\.00?$/, "");
  return /^\d{1,7}$/.test(digits) ? Number(digits) : null;
}

function readWhole(text: string, least: number, most: number): number | null {
  if (!/^\d{1,4}$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
}

function readDegrees(text: string, least: number, most: number): number | null {
  if (!/^-?\d{1,3}(?:\.\d{1,15})?$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
}

type Check = (text: string) => string | null;

const wholeNumber =
  (least: number, most: number): Check =>
  (text) =>
    readWhole(text, least, most) === null ? `Give a whole number, ${least} to ${most}` : null;

const orUnknown =
  (check: Check): Check =>
  (text) =>
    text === unknown ? null : check(text);

const pounds: Check = (text) => (readPounds(text) === null ? "Give whole pounds, as 2450" : null);
const realDate: Check = (text) => (isRealDate(text) ? null : "Give a date, as 2026-12-07");

/** Each for a field that is not empty. */
const checks: Partial<Record<HomeFieldName, Check>> = {
  postcode: (text) => (splitPostcode(text) ? null : "Give a whole postcode, as E2 7DP"),
  bedrooms: wholeNumber(0, 50),
  bathrooms: orUnknown(wholeNumber(0, 50)),
  rentPcm: (text) => (readPounds(text) ? null : "Give one figure in whole pounds, as 2450"),
  deposit: pounds,
  holdingDeposit: pounds,
  availableFrom: realDate,
  possessionDate: realDate,
  minimumTerm: orUnknown(wholeNumber(0, 120)),
  epcCurrent: orUnknown(wholeNumber(1, 150)),
  epcPotential: orUnknown(wholeNumber(1, 150)),
  lat: (text) =>
    readDegrees(text, 49.8, 61) === null ? "The pin lies outside the United Kingdom" : null,
  long: (text) =>
    readDegrees(text, -8.7, 1.8) === null ? "The pin lies outside the United Kingdom" : null,
  features: (text) =>
    text.split(" ").every((word) => tickedFeatures.some((one) => one === word))
      ? null
      : "Choose from the list",
};

function hasUnseen(name: HomeFieldName, text: string): boolean {
  const line = toOneLine(text);
  // A name and an address stand in subjects and calendars; a description has lines.
  const isBroken = getHomeField(name).section === "basics" && line !== text;
  return isBroken || hasControls(line) || hasDirectionMarks(line);
}

/** What is wrong with what was typed, whether or not it is complete. */
export function checkHomeText(name: HomeFieldName, text: string): string | null {
  if (text === "") return null;
  const { max, choices, label } = getHomeField(name);
  if (text.length > max) return `Keep it under ${max} characters: it has ${text.length}`;
  if (hasUnseen(name, text)) return unseenMessage;
  if (choices && !choices.includes(text)) return `Choose ${label.toLowerCase()} from the list`;
  return checks[name]?.(text) ?? null;
}

export function checkHomeTexts(texts: HomeTexts): HomeFieldProblem[] {
  return homeFieldNames.flatMap((path) => {
    const message = checkHomeText(path, texts[path]);
    return message === null ? [] : [{ path, message }];
  });
}

export function listMissingTexts(texts: HomeTexts): HomeFieldProblem[] {
  return homeFieldNames.flatMap((path) => {
    const message = needed[path];
    return message !== undefined && texts[path] === "" ? [{ path, message }] : [];
  });
}

export function splitLines(text: string): string[] {
  return text.split("\n").flatMap((line) => line.trim() || []);
}

function findChoice<Choice extends string>(
  choices: readonly Choice[],
  text: string,
): Choice | null {
  return choices.find((choice) => choice === text) ?? null;
}

/** Reads the home that the fields describe, or says what is missing and wrong. */
export function readHome(texts: HomeTexts): HomeReading {
  const problems = [...listMissingTexts(texts), ...checkHomeTexts(texts)];
  if (problems.length > 0) return { ok: false, problems };
  const known = (text: string) => (text === "" || text === unknown ? null : text);
  const count = (text: string) => (known(text) === null ? null : Number(text));
  const furnishing = findChoice(furnishings, texts.furnishing);
  const propertyType = findChoice(propertyTypes, texts.propertyType) ?? "Flat";
  const noDeposit = texts.noDeposit === "yes";
  const postcode = splitPostcode(texts.postcode);
  return {
    ok: true,
    problems: [],
    home: {
      name: texts.name,
      area: texts.area,
      city: texts.city,
      displayAddress: texts.displayAddress,
      address: texts.address,
      outcode: postcode?.outcode ?? "",
      incode: postcode?.incode ?? "",
      propertyType,
      propertySubtype: texts.propertySubtype || null,
      bedrooms: Number(texts.bedrooms),
      bathrooms: count(texts.bathrooms) || null,
      furnishing,
      rentPcm: readPounds(texts.rentPcm) ?? 0,
      noDeposit,
      availableFrom: texts.availableFrom || null,
      shortDescription: texts.shortDescription,
      longDescription: texts.longDescription,
      specialFeatures: listFeatures({ furnishing, propertyType, noDeposit }, texts.features),
      displayFeatures: splitLines(texts.displayFeatures),
      lat: Number(texts.lat),
      long: Number(texts.long),
      locationAccurate: texts.exactPin === "yes",
      material: readMaterial(texts, known, count),
      development: texts.developmentName
        ? {
            name: texts.developmentName,
            companyName: texts.developmentCompany || texts.developmentName,
            liteOffer: texts.liteOffer === "yes",
          }
        : null,
    },
  };
}

function readMaterial(
  texts: HomeTexts,
  known: (text: string) => string | null,
  count: (text: string) => number | null,
): MaterialInformation {
  return {
    councilTaxBand: findChoice(councilTaxBands, texts.councilTaxBand),
    epcRating: findChoice(epcRatings, texts.epcRating),
    epcCurrent: count(texts.epcCurrent),
    epcPotential: count(texts.epcPotential),
    minimumTerm: count(texts.minimumTerm),
    ...mapTextFacts((fact) => known(texts[fact])),
  };
}

/** Flexible counts as furnished and unfurnished, part furnished as furnished, as in feeds. */
function listFeatures(
  home: { furnishing: Furnishing | null; propertyType: PropertyType; noDeposit: boolean },
  ticked: string,
): SpecialFeature[] {
  const { furnishing, propertyType, noDeposit } = home;
  const isFlexible = furnishing === "Flexible";
  const isFurnished = furnishing === "Furnished" || furnishing === "Part furnished";
  const chosen = ticked.split(" ");
  const has: [SpecialFeature, boolean][] = [
    ["Furnished", isFlexible || isFurnished],
    ["Unfurnished", isFlexible || furnishing === "Unfurnished"],
    [propertyType, true],
    ["PetFriendly", chosen.includes("PetFriendly")],
    ["OutdoorSpace", chosen.includes("OutdoorSpace")],
    ["BrandNew", chosen.includes("BrandNew")],
    ["NoDeposit", noDeposit],
    ["Parking", chosen.includes("Parking")],
  ];
  return has.flatMap(([feature, isOne]) => (isOne ? [feature] : []));
}
