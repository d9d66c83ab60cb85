import { type FactValue, mapNames } from "../../domain/listings/fact.ts";
import {
  type Furnishing,
  type PlainFactName,
  plainFactNames,
  plainFacts,
  type PlainFactValues,
} from "../../domain/listings/plain-facts.ts";
import { readCode, readDateTime, type RecordReading, readWholeNumber } from "./reading.ts";

/** A field of a BLM file, and how it says a fact. */
interface FactField {
  field: string;
  read: (reading: RecordReading) => FactValue;
  write: (value: FactValue) => string;
}

/**
 * Of each fact. Null: BLM has no field for it. `own`: it follows from several fields, in
 * `listing-from-blm.ts` and `blm-from-listing.ts`.
 */
const factFields = {
  propertyType: "own",
  propertySubtype: "own",
  bedrooms: "own",
  bathrooms: number("BATHROOMS", plainFacts.bathrooms),
  furnishing: codes<Furnishing>("LET_FURN_ID", {
    "0": "Furnished",
    "1": "Part furnished",
    "2": "Unfurnished",
    "3": null,
    "4": "Flexible",
  }),
  noDeposit: "own",
  availableFrom: day("LET_DATE_AVAILABLE"),
} as const satisfies Record<PlainFactName, FactField | "own" | null>;

function number(
  field: string,
  { most, zeroIsUnknown }: { most: number; zeroIsUnknown?: true },
): FactField {
  return {
    field,
    read(reading) {
      const found = readWholeNumber(reading, field, most, "optional");
      return found === 0 && zeroIsUnknown ? null : found;
    },
    write: (value) => String(value ?? ""),
  };
}

/** @param meanings of each code; null is that of a fact that is not known */
function codes<Choice extends string>(
  field: string,
  meanings: Readonly<Record<string, Choice | null>>,
): FactField {
  return {
    field,
    read: (reading) => readCode<Choice | null>(reading, field, meanings, null, "optional"),
    write: (value) => Object.keys(meanings).find((code) => meanings[code] === value) ?? "",
  };
}

function day(field: string): FactField {
  return {
    field,
    read: (reading) => readDateTime(reading, field)?.day ?? null,
    write: (value) => (value === null ? "" : `${value} 00:00:00`),
  };
}

type ReadName = {
  [Name in PlainFactName]: (typeof factFields)[Name] extends "own" ? never : Name;
}[PlainFactName];

function isRead(name: PlainFactName): name is ReadName {
  return factFields[name] !== "own";
}

const readNames = plainFactNames.filter(isRead);

function findField(name: ReadName): FactField | null {
  return factFields[name];
}

export function readFactFields(reading: RecordReading): Pick<PlainFactValues, ReadName> {
  return mapNames(readNames, (name) => findField(name)?.read(reading) ?? null);
}

export function writeFactFields(home: PlainFactValues): Record<string, string> {
  return Object.fromEntries(
    readNames.flatMap((name) => {
      const fact = findField(name);
      return fact ? [[fact.field, fact.write(home[name])]] : [];
    }),
  );
}

/** Fields of the file that the facts are in. */
export const factFieldNames = readNames.flatMap((name) => findField(name)?.field ?? []);
