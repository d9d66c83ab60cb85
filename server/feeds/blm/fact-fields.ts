import { type FactValue, listNames, mapNames } from "../../../domain/listings/facts/fact.ts";
import {
  type Furnishing,
  type PlainFactName,
  plainFacts,
  type PlainFactValues,
} from "../../../domain/listings/facts/plain-facts.ts";
import { readCode, readDateTime, type RecordReading, readWholeNumber } from "./reading.ts";

/** A field of a BLM file, and how it says a fact. */
interface FactField {
  field: string;
  read: (reading: RecordReading) => FactValue;
  write: (value: FactValue) => string;
}

/** They follow from several fields, in `listing-from-blm.ts` and `blm-from-listing.ts`. */
type OwnName = "propertyType" | "propertySubtype" | "bedrooms" | "noDeposit";
type FieldName = Exclude<PlainFactName, OwnName>;

/** Null: BLM has no field for the fact. */
const factFields: Record<FieldName, FactField | null> = {
  bathrooms: number("BATHROOMS", plainFacts.bathrooms),
  furnishing: codes<Furnishing>("LET_FURN_ID", {
    "0": "Furnished",
    "1": "Part furnished",
    "2": "Unfurnished",
    "3": null,
    "4": "Flexible",
  }),
  availableFrom: day("LET_DATE_AVAILABLE"),
};
const names = listNames(factFields);

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

export function readFactFields(reading: RecordReading): Pick<PlainFactValues, FieldName> {
  return mapNames(names, (name) => factFields[name]?.read(reading) ?? null);
}

export function writeFactFields(home: PlainFactValues): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const fact = factFields[name];
      return fact ? [[fact.field, fact.write(home[name])]] : [];
    }),
  );
}

/** Fields of the file that the facts are in. */
export const factFieldNames = names.flatMap((name) => factFields[name]?.field ?? []);
