import { type MaterialInformation, nothingKnown } from "../../domain/listings/listing.ts";

/** BLM has no field for these, so agencies write them as lines (see `docs/feeds.md`). */
interface LineForm {
  form: RegExp;
  read: (found: string[]) => Partial<MaterialInformation>;
}

const label = (words: string, field: TextField): LineForm => ({
  form: new RegExp(`^(?:${words})\\s*(?::|\\s[–-])\\s*(\\S.{0,199})$`, "i"),
  read: ([value = ""]) => ({ [field]: value.replace(/\.$/, "") }),
});
type TextField = {
  [K in keyof MaterialInformation]: string extends NonNullable<MaterialInformation[K]> ? K : never;
}[keyof MaterialInformation];

const score = String.raw`(?:([A-G])(?:\s*\(?(\d{1,3})\)?)?|(\d{1,3})(?:\s*\(?([A-G])\)?)?)`;

/** Each matches a whole line or sentence, never a part of one. */
const lineForms: readonly LineForm[] = [
  {
    form: /^council tax(?: band\s*[:–-]?|\s*[:–-])\s*(?:band )?\(?([A-H])\)?\.?$/i,
    read: ([band = ""]) => ({ councilTaxBand: letter(band, bands) }),
  },
  {
    form: new RegExp(
      `^(?:EPC|energy performance(?: certificate)?|energy)(?: rating| band| grade)?\\s*[:–-]?\\s*(?:current )?${score}(?:[\\s,;/|]+potential:?\\s*${score})?\\.?$`,
      "i",
    ),
    read: ([a, b, c, d, , f, g]) => {
      const current = points(b || c);
      const rating = letter(a || d || "", ratings) ?? ratingFor(current);
      return { epcRating: rating, epcCurrent: current, epcPotential: points(f || g) };
    },
  },
  {
    form: /^min(?:imum|\.)? (?:term|tenancy|let)(?: length| period| term)?(?: is| of)?\s*[:–-]?\s*(\d{1,2}) ?(month|year)s?\.?$/i,
    read: ([count, unit]) => ({ minimumTerm: months(count, unit) }),
  },
  {
    form: /^(\d{1,2})[ -](month|year)s? minimum(?: term| tenancy| let)?\.?$/i,
    read: ([count, unit]) => ({ minimumTerm: months(count, unit) }),
  },
  label("(?:central )?heating(?: type)?", "heating"),
  label("water(?: supply)?", "water"),
  label("electricity(?: supply)?", "electricity"),
  label("broadband|internet", "broadband"),
  label("parking", "parking"),
  label("accessibility", "accessibility"),
  label("flood(?:ing)? risk|risk of flooding", "floodRisk"),
  label("building safety", "buildingSafety"),
  label("restrictions?", "restrictions"),
];

const bands = ["A", "B", "C", "D", "E", "F", "G", "H"] as const;
const ratings = ["A", "B", "C", "D", "E", "F", "G"] as const;

function letter<T extends string>(text: string, letters: readonly T[]): T | null {
  return letters.find((one) => one === text.toUpperCase()) ?? null;
}

function points(text: string | undefined): number | null {
  const value = Number(text || 0);
  return value >= 1 && value <= 100 ? value : null;
}

/** Bands of the English energy certificate, by SAP points. */
function ratingFor(sap: number | null): MaterialInformation["epcRating"] {
  if (sap === null) return null;
  const lowest = [92, 81, 69, 55, 39, 21, 1];
  return ratings[lowest.findIndex((least) => sap >= least)] ?? null;
}

function months(count: string | undefined, unit: string | undefined): number | null {
  const value = Number(count) * (unit?.toLowerCase() === "year" ? 12 : 1);
  return value > 0 ? value : null;
}

/**
 * Extracts material information from lines of plain text. The first of two lines about the same
 * fact wins.
 * @returns it and the remaining lines, in order
 */
export function materialFrom(lines: readonly string[]): {
  material: MaterialInformation;
  rest: string[];
} {
  const material = { ...nothingKnown };
  const rest = lines.filter((line) => {
    const understood = line.split(/(?<=\.)\s+|\s+[|•·]\s+(?!potential)/i).map((sentence) => {
      const found = readLine(sentence.replace(/^[\s•·*–-]+/, "").trim());
      if (found) Object.assign(material, { ...found, ...known(material) });
      return found !== null;
    });
    return line.trim() === "" || !understood.every(Boolean);
  });
  return { material, rest };
}

function readLine(sentence: string): Partial<MaterialInformation> | null {
  if (sentence.length > 260) return null;
  for (const { form, read } of lineForms) {
    const found = form.exec(sentence);
    if (!found) continue;
    const told = known(read(found.slice(1).map((part) => part ?? "")));
    return Object.keys(told).length > 0 ? told : null;
  }
  return null;
}

function known(material: Partial<MaterialInformation>): Partial<MaterialInformation> {
  return Object.fromEntries(Object.entries(material).filter(([, value]) => value !== null));
}
