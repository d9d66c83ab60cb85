import type { Furnishing, Listing, ListingStatus } from "../../domain/listings/listing.ts";
import { plainLine } from "../../domain/shared/plain-text.ts";
import { nearestTo } from "../places/stations.ts";
import type { NamedPicture, PictureField } from "./blm-pictures.ts";
import { picturesOf } from "./blm-pictures.ts";
import { placeOf } from "./blm-place.ts";
import type { BlmRecord } from "./blm-records.ts";
import { bondIsNothing, rentOf } from "./blm-rent.ts";
import { textsOf } from "./blm-texts.ts";
import { developmentAt } from "./developments.ts";
import { listingId } from "./listing-id.ts";
import { londonMoment } from "./london-moment.ts";
import type { SkipKind, SubType } from "./property-sub-types.ts";
import { subTypes, typeInWords } from "./property-sub-types.ts";
import type { Finding, Reading } from "./reading.ts";
import { shown } from "./printable.ts";
import { code, dateTime, needed, refuse, startReading, wholeNumber } from "./reading.ts";
import { saysNoDeposit, specialFeaturesOf } from "./special-features.ts";

/** A listing whose pictures are still to be found. */
export type ListingDraft = Omit<Listing, "media"> & {
  pictures: NamedPicture[];
  /** When the agency made the record; null where it does not say. */
  createdAt: Date | null;
  /** Where its record begins in the file. */
  line: number;
};

/** Branch and reference of a record; empty where it has none. */
interface Identity {
  branchId: string;
  agentRef: string;
}

export type FromBlm = Identity &
  (
    | { kind: "listing"; draft: ListingDraft; warnings: Finding[] }
    | { kind: "refused"; refusals: Finding[] }
    | { kind: "skipped"; why: SkipKind }
  );

/** A definition's numbered fields, sorted once for all records. */
export interface BlmFamilies {
  features: readonly string[];
  pictures: readonly PictureField[];
}

/** Reads one record: a home to let, one that can't be taken and why, or one for another market. */
export function listingFromBlm(record: BlmRecord, families: BlmFamilies): FromBlm {
  const reading = startReading(record);
  const identity = identityOf(reading);
  const why = skipReason(reading);
  if (why) return { ...identity, kind: "skipped", why };
  const draft = draftOf(reading, identity, families);
  const { refusals, warnings } = reading;
  if (draft === null || refusals.length > 0) return { ...identity, kind: "refused", refusals };
  return { ...identity, kind: "listing", draft, warnings };
}

function identityOf(reading: Reading): Identity {
  const agentRef = needed(reading, "AGENT_REF");
  const branchId = needed(reading, "BRANCH_ID");
  if (agentRef.length > 60) refuse(reading, "AGENT_REF", "is longer than 60 characters");
  if (/\p{Cc}/u.test(agentRef)) refuse(reading, "AGENT_REF", "has characters that do not print");
  if (branchId !== "" && !/^\w{1,20}$/.test(branchId)) {
    refuse(reading, "BRANCH_ID", `${shown(branchId)} is not a branch's number`);
  }
  return { agentRef, branchId };
}

const markets = { "1": "sale", "2": null } as const;
const letTypes = { "0": null, "1": null, "2": null, "3": "student", "4": "commercial" } as const;
const publishing = { "0": "hidden", "1": null } as const;
const studentFrequency = "5";

/** Why a record is passed over; null for a home to let. */
function skipReason(reading: Reading): SkipKind | null {
  needed(reading, "TRANS_TYPE_ID");
  const market = code<SkipKind | null>(reading, "TRANS_TYPE_ID", markets, null);
  if (market) return market;
  const subType = subTypes.get(reading.record.get("PROP_SUB_ID"));
  if (subType && "skip" in subType) return subType.skip;
  const letType = code<SkipKind | null>(reading, "LET_TYPE_ID", letTypes, null);
  if (letType) return letType;
  if (reading.record.get("LET_RENT_FREQUENCY") === studentFrequency) return "student";
  return code<SkipKind | null>(reading, "PUBLISHED_FLAG", publishing, null);
}

const statuses: Record<string, ListingStatus> = { "0": "available", "5": "let-agreed" };
const furnishingCodes: Record<string, Furnishing | null> = {
  "0": "Furnished",
  "1": "Part furnished",
  "2": "Unfurnished",
  "3": null,
  "4": "Flexible",
};
const yes = { Y: true, N: false, "1": true, "0": false };

function draftOf(
  reading: Reading,
  { branchId, agentRef }: Identity,
  families: BlmFamilies,
): ListingDraft | null {
  const { record } = reading;
  needed(reading, "STATUS_ID");
  const status = code<ListingStatus | null>(reading, "STATUS_ID", statuses, null);
  const type = homeType(reading);
  const place = placeOf(reading);
  const rentPcm = rentOf(reading);
  const { tellingLines, ...texts } = textsOf(reading, families.features);
  const bedrooms = bedroomsOf(reading, type);
  const bathrooms = wholeNumber(reading, "BATHROOMS", 50) || null;
  const furnishing = code<Furnishing | null>(reading, "LET_FURN_ID", furnishingCodes, null);
  const newHome = code(reading, "NEW_HOME_FLAG", yes, false) ?? false;
  const availableFrom = dateTime(reading, "LET_DATE_AVAILABLE")?.day ?? null;
  const created = dateTime(reading, "CREATE_DATE");
  dateTime(reading, "UPDATE_DATE");
  const bondless = rentPcm !== null && bondIsNothing(reading, rentPcm);
  if (status === null || type === null || place === null) return null;
  if (rentPcm === null || bedrooms === null) return null;

  const noDeposit = bondless || saysNoDeposit(tellingLines);
  const addresses = ["ADDRESS_1", "ADDRESS_2", "DISPLAY_ADDRESS"].map(record.get);
  return {
    id: listingId(branchId, agentRef),
    branchId,
    agentRef,
    status,
    ...place,
    propertyType: type.type,
    propertySubtype: type.word,
    bedrooms,
    bathrooms,
    furnishing,
    rentPcm,
    noDeposit,
    availableFrom,
    ...texts,
    specialFeatures: specialFeaturesOf(
      { propertyType: type.type, furnishing, newHome, noDeposit },
      tellingLines,
    ),
    stations: nearestTo(place),
    development: developmentAt(addresses, place.outcode),
    pictures: picturesOf(record, families.pictures),
    createdAt: created && londonMoment(created.day, created.time),
    line: record.line,
  };
}

/** By PROP_SUB_ID; where that says "not specified", by the words of the summary. */
function homeType(reading: Reading): Exclude<SubType, { skip: SkipKind }> | null {
  const value = needed(reading, "PROP_SUB_ID");
  if (value === "") return null;
  const known = subTypes.get(value);
  if (known && "type" in known) return known;
  if (value !== "0") return refuse(reading, "PROP_SUB_ID", `${shown(value)} is not a known type`);
  const type = typeInWords(plainLine(reading.record.get("SUMMARY")));
  if (type) return { type, word: null };
  return refuse(reading, "PROP_SUB_ID", "is 0, and the summary does not say flat or house");
}

function bedroomsOf(reading: Reading, type: { word: string | null } | null): number | null {
  if (type?.word === "Studio" && reading.record.get("BEDROOMS") === "") return 0;
  needed(reading, "BEDROOMS");
  return wholeNumber(reading, "BEDROOMS", 50);
}
