import { isFarAhead } from "../../../domain/shared/distant-dates.ts";
import type { Listing, ListingStatus } from "../../../domain/listings/listing.ts";
import { mapNames } from "../../../domain/listings/facts/fact.ts";
import { type TextFact, textFacts } from "../../../domain/listings/facts/material-facts.ts";
import { dropMinimumTerm } from "../../../domain/listings/minimum-term.ts";
import { toPlainLine } from "./plain-text.ts";
import { findStationsNear } from "../../places/gazetteer/stations.ts";
import type { NamedPicture, PictureField } from "./blm-pictures.ts";
import { readPictures } from "./blm-pictures.ts";
import { readPlace } from "./blm-place.ts";
import { hidePrivateFeatures, hidePrivatePlace } from "./public-address.ts";
import type { BlmRecord } from "./blm-records.ts";
import { isBondZero, readRent } from "./blm-rent.ts";
import { readTexts } from "./blm-texts.ts";
import { findDevelopment } from "../../listings/developments.ts";
import { readFactFields } from "./fact-fields.ts";
import { createListingId } from "./listing-id.ts";
import { parseLondonTime } from "../london-moment.ts";
import type { SkipKind, SubType } from "./property-sub-types.ts";
import { subTypes, findTypeInText } from "./property-sub-types.ts";
import type { Finding, RecordReading } from "./reading.ts";
import { quoteValue } from "./printable.ts";
import {
  getNumeral,
  readCode,
  readDateTime,
  readRequired,
  refuse,
  startReading,
  warn,
  readWholeNumber,
} from "./reading.ts";
import { mentionsNoDeposit, detectSpecialFeatures } from "./special-features.ts";

/** Listing whose pictures are not resolved yet. */
export type ListingDraft = Omit<Listing, "media"> & {
  pictures: NamedPicture[];
  /** When the agency created the record. Null if not given. */
  createdAt: Date | null;
  unread: RecordReading["unread"];
  /** Line in the file where the record starts. */
  line: number;
};

/** Empty if missing in the record. */
interface Identity {
  branchId: string;
  agentRef: string;
}

export type BlmReadResult = Identity &
  (
    | { kind: "listing"; draft: ListingDraft; warnings: Finding[] }
    | { kind: "refused"; refusals: Finding[]; state: FedState }
    | { kind: "skipped"; why: SkipKind; warnings: Finding[] }
  );

/** What holds of a home whatever else of its record can't be read. Null for what can't be read itself. */
export interface FedState {
  status: ListingStatus | null;
  rentPcm: number | null;
}

export interface BlmFamilies {
  features: readonly string[];
  pictures: readonly PictureField[];
}

/**
 * Parses a record into a home to let, a refusal with reasons, or a skipped record.
 * @param today London's date
 */
export function readBlmListing(
  record: BlmRecord,
  families: BlmFamilies,
  today: string,
): BlmReadResult {
  const reading = startReading(record);
  const identity = readIdentity(reading);
  const why = skipReason(reading);
  const { refusals, warnings } = reading;
  if (why) return { ...identity, kind: "skipped", why, warnings };
  const state = readState(reading);
  const draft = readDraft(reading, identity, state, families);
  warnOfFarDate(reading, draft?.availableFrom ?? null, today);
  if (draft === null || refusals.length > 0)
    return { ...identity, kind: "refused", refusals, state };
  return { ...identity, kind: "listing", draft, warnings };
}

function readIdentity(reading: RecordReading): Identity {
  const agentRef = readRequired(reading, "AGENT_REF");
  const branchId = readRequired(reading, "BRANCH_ID");
  if (agentRef.length > 60) refuse(reading, "AGENT_REF", "is longer than 60 characters");
  if (/\p{Cc}/u.test(agentRef)) refuse(reading, "AGENT_REF", "has unprintable characters");
  if (branchId !== "" && !/^\w{1,20}$/.test(branchId)) {
    refuse(reading, "BRANCH_ID", `${quoteValue(branchId)} isn’t a valid branch number`);
  }
  return { agentRef, branchId };
}

const markets = { "1": "sale", "2": null } as const;
const letTypes = { "0": null, "1": null, "2": null, "3": "student", "4": "commercial" } as const;
const publishing = { "0": "hidden", "1": null, N: "hidden", Y: null } as const;
const studentFrequency = "5";

/** Returns why a record is skipped. Null for a home to let. */
function skipReason(reading: RecordReading): SkipKind | null {
  readRequired(reading, "TRANS_TYPE_ID");
  const market = readCode<SkipKind | null>(reading, "TRANS_TYPE_ID", markets, null);
  if (market) return market;
  const subType = subTypes.get(getNumeral(reading, "PROP_SUB_ID"));
  if (subType && "skip" in subType) return subType.skip;
  const letType = readCode<SkipKind | null>(reading, "LET_TYPE_ID", letTypes, null, "optional");
  if (letType) return letType;
  if (getNumeral(reading, "LET_RENT_FREQUENCY") === studentFrequency) return "student";
  const hidden = readCode<SkipKind | null>(reading, "PUBLISHED_FLAG", publishing, null);
  return hidden ?? readOfferedState(reading);
}

const statuses: Record<string, ListingStatus> = { "0": "available", "5": "let-agreed" };
/** Sold, under offer or reserved: a home in one of these states is not to let. */
const otherStatuses = new Set(["1", "2", "3", "4"]);

/** A state that nobody can read does not say that a home is to let. */
function readOfferedState(reading: RecordReading): "not offered" | "state unreadable" | null {
  const status = getNumeral(reading, "STATUS_ID");
  if (Object.hasOwn(statuses, status)) return null;
  if (otherStatuses.has(status)) return "not offered";
  const said = status === "" ? "is empty" : `${quoteValue(status)} isn’t a number from 0 to 5`;
  warn(reading, "STATUS_ID", `${said}, so the property is off the market`);
  return "state unreadable";
}

function readState(reading: RecordReading): FedState {
  const status = statuses[getNumeral(reading, "STATUS_ID")] ?? null;
  return { status, rentPcm: readRent(reading) };
}

const flagCodes = { Y: true, N: false, "1": true, "0": false };

function readDraft(
  reading: RecordReading,
  { branchId, agentRef }: Identity,
  { status, rentPcm }: FedState,
  families: BlmFamilies,
): ListingDraft | null {
  const type = readPropertyType(reading);
  const place = readPlace(reading);
  const facts = readFactFields(reading);
  const { tellingLines, material, ...texts } = readTexts(reading, families.features, facts);
  const bedrooms = readBedrooms(reading, type);
  const newHome = readCode(reading, "NEW_HOME_FLAG", flagCodes, false, "optional") ?? false;
  const created = readDateTime(reading, "CREATE_DATE");
  readDateTime(reading, "UPDATE_DATE");
  const bondless = rentPcm !== null && isBondZero(reading, rentPcm);
  if (status === null || type === null || place === null) return null;
  if (rentPcm === null || bedrooms === null) return null;

  const hide = (text: string) => hidePrivatePlace(text, place);
  const noDeposit = bondless || mentionsNoDeposit(tellingLines);
  const addresses = ["ADDRESS_1", "ADDRESS_2", "DISPLAY_ADDRESS"].map(reading.record.get);
  return {
    id: createListingId(branchId, agentRef),
    branchId,
    agentRef,
    status,
    ...place,
    propertyType: type.type,
    propertySubtype: type.word,
    bedrooms,
    ...facts,
    rentPcm,
    noDeposit,
    shortDescription: hide(texts.shortDescription),
    longDescription: hide(texts.longDescription),
    displayFeatures: hidePrivateFeatures(texts.displayFeatures, place),
    specialFeatures: detectSpecialFeatures(
      { propertyType: type.type, furnishing: facts.furnishing, newHome, noDeposit },
      tellingLines,
    ),
    stations: findStationsNear(place),
    ...dropMinimumTerm({
      outcode: place.outcode,
      material: {
        ...material,
        ...mapNames<Record<TextFact, string | null>>(
          textFacts,
          (fact) => material[fact] && hide(material[fact]),
        ),
      },
    }),
    development: findDevelopment(addresses, place.outcode),
    pictures: readPictures(reading.record, families.pictures).map((picture) => ({
      ...picture,
      caption: hide(picture.caption),
    })),
    createdAt: created && parseLondonTime(created.day, created.time),
    unread: listUnread(reading, noDeposit),
    line: reading.record.line,
  };
}

/** Its texts may say of the deposit what its field does not. */
function listUnread({ unread }: RecordReading, noDeposit: boolean): RecordReading["unread"] {
  return unread.filter((fact) => fact !== "noDeposit" || !noDeposit);
}

function warnOfFarDate(reading: RecordReading, from: string | null, today: string): void {
  if (from === null || !isFarAhead(from, today)) return;
  warn(reading, "LET_DATE_AVAILABLE", "is more than 2 years from now");
}

/** From PROP_SUB_ID, or from the summary if that says nothing or "not specified". */
function readPropertyType(reading: RecordReading): Exclude<SubType, { skip: SkipKind }> | null {
  const value = reading.record.get("PROP_SUB_ID");
  const code = getNumeral(reading, "PROP_SUB_ID");
  const known = subTypes.get(code);
  if (known && "type" in known) return known;
  if (code !== "0" && code !== "")
    return refuse(reading, "PROP_SUB_ID", `${quoteValue(value)} isn’t a known type`);
  const type = findTypeInText(toPlainLine(reading.record.get("SUMMARY")));
  if (type) return { type, word: null };
  const said = code === "" ? "is empty" : "is 0";
  return refuse(reading, "PROP_SUB_ID", `${said}, and the summary doesn’t say flat or house`);
}

function readBedrooms(reading: RecordReading, type: { word: string | null } | null): number | null {
  if (type?.word === "Studio" && reading.record.get("BEDROOMS") === "") return 0;
  readRequired(reading, "BEDROOMS");
  return readWholeNumber(reading, "BEDROOMS", 50);
}
