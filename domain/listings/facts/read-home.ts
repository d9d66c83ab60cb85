import { isRealDate } from "../../shared/dates.ts";
import { unseenMessage, hasDirectionMarks } from "../../shared/text/direction-marks.ts";
import { hasControls, toOneLine } from "../../shared/text/one-line.ts";
import { readFact } from "./fact-texts.ts";
import { mapNames } from "./fact.ts";
import {
  getChoices,
  getHomeField,
  getMaxLength,
  homeFieldNames,
  type HomeFieldName,
  type HomeTexts,
  tickedFeatures,
  unknown,
} from "./home-fields.ts";
import type { ListedHome } from "./home-texts.ts";
import type { Point } from "../../places/area.ts";
import type { SpecialFeature } from "../listing.ts";
import { getMaterialFact, materialFactNames, type MaterialInformation } from "./material-facts.ts";
import {
  type Furnishing,
  getPlainFact,
  plainFactNames,
  type PlainFactValues,
  type PropertyType,
} from "./plain-facts.ts";

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

/** What stands against a text for what its field is. Null: nothing. */
function checkKind(name: HomeFieldName, text: string): string | null {
  const field = getHomeField(name);
  switch (field.kind) {
    case "number":
      return readWhole(text, field.least, field.most) === null
        ? `Enter a whole number from ${field.least} to ${field.most}`
        : null;
    case "pounds":
      return readPounds(text) === null ? "Enter an amount in whole pounds, such as 2450" : null;
    case "degrees":
      return readDegrees(text, field.least, field.most) === null
        ? `Enter a ${field.label.toLowerCase()} from ${field.least} to ${field.most}`
        : null;
    case "day":
      return isRealDate(text) ? null : "Enter a date, such as 2026-12-07";
    default:
      return null;
  }
}

/** Where the kind of the field does not say enough. */
const ownChecks: Partial<Record<HomeFieldName, Check>> = {
  postcode: (text) => (splitPostcode(text) ? null : "Enter a full postcode, such as E2 7DP"),
  rentPcm: (text) =>
    readPounds(text) ? null : "Enter a single amount in whole pounds, such as 2450",
  features: (text) =>
    text.split(" ").every((word) => tickedFeatures.some((one) => one === word))
      ? null
      : "Select features from the list",
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
  const { label, mayBeUnknown } = getHomeField(name);
  const max = getMaxLength(name);
  if (text.length > max) return `Enter at most ${max} characters. You’ve entered ${text.length}`;
  if (hasUnseen(name, text)) return unseenMessage;
  const choices = getChoices(name);
  if (choices && !choices.includes(text)) return `Select ${label.toLowerCase()} from the list`;
  if (mayBeUnknown && text === unknown) return null;
  return ownChecks[name]?.(text) ?? checkKind(name, text);
}

/** Null for what is no place in the country, or half of one. */
export function readPin({ lat, long }: Pick<HomeTexts, "lat" | "long">): Point | null {
  const isRead =
    lat !== "" && long !== "" && !checkHomeText("lat", lat) && !checkHomeText("long", long);
  return isRead ? { lat: Number(lat), long: Number(long) } : null;
}

export function checkHomeTexts(texts: HomeTexts): HomeFieldProblem[] {
  return homeFieldNames.flatMap((path) => {
    const message = checkHomeText(path, texts[path]);
    return message === null ? [] : [{ path, message }];
  });
}

export function listMissingTexts(texts: HomeTexts): HomeFieldProblem[] {
  return homeFieldNames.flatMap((path) => {
    const { needed } = getHomeField(path);
    return needed !== undefined && texts[path] === "" ? [{ path, message: needed }] : [];
  });
}

export function splitLines(text: string): string[] {
  return text.split("\n").flatMap((line) => line.trim() || []);
}

/** Reads the home that the fields describe, or says what is missing and wrong. */
export function readHome(texts: HomeTexts): HomeReading {
  const problems = [...listMissingTexts(texts), ...checkHomeTexts(texts)];
  if (problems.length > 0) return { ok: false, problems };
  const plain = mapNames<PlainFactValues>(plainFactNames, (name) =>
    readFact(getPlainFact(name), texts[name]),
  );
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
      ...plain,
      rentPcm: readPounds(texts.rentPcm) ?? 0,
      shortDescription: texts.shortDescription,
      longDescription: texts.longDescription,
      specialFeatures: listFeatures(plain, texts.features),
      displayFeatures: splitLines(texts.displayFeatures),
      lat: Number(texts.lat),
      long: Number(texts.long),
      locationAccurate: texts.exactPin === "yes",
      material: mapNames<MaterialInformation>(materialFactNames, (name) =>
        readFact(getMaterialFact(name), texts[name]),
      ),
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
