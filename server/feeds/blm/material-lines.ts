import { formatCount } from "../../../domain/shared/formats/count.ts";
import { findEnergyRating } from "../../../domain/listings/facts/epc.ts";
import { mapNames } from "../../../domain/listings/facts/fact.ts";
import {
  councilTaxBands,
  epcRatings,
  materialFacts,
  type MaterialInformation,
  unknownMaterialInformation,
  type TextFact,
  textFacts,
} from "../../../domain/listings/facts/material-facts.ts";

/** BLM has no field for these, so agencies write them as lines (see `docs/feeds.md`). */
interface LineForm {
  form: RegExp;
  /** In free words, which the sentences behind it may go on about: `Heating: gas. Serviced in May.` */
  isOpen?: true;
  read: (found: string[]) => Partial<MaterialInformation>;
}

/** How agencies call a fact that is told in words, if not only by its label here. */
const labels: Readonly<Record<TextFact, string>> = {
  ...mapNames<Record<TextFact, string>>(textFacts, (fact) => materialFacts[fact].label),
  heating: "(?:central )?heating(?: type)?",
  water: "water(?: supply)?",
  electricity: "electricity(?: supply)?",
  broadband: "broadband|internet",
  mobileSignal: "mobile(?: phone)? (?:signal|coverage|reception)",
  floodRisk: "flood(?:ing)? risk|risk of flooding",
  restrictions: "restrictions?",
};

const score = String.raw`(?:([A-G])(?:\s*\(?(\d{1,3})\)?)?|(\d{1,3})(?:\s*\(?([A-G])\)?)?)`;

const months = String.raw`(\d{1,2})[ -]?(month|year)s?`;

/** Each matches a whole line or sentence, never a part of one. */
const lineForms: readonly LineForm[] = [
  {
    form: /^council tax(?: band\s*[:–-]?|\s*[:–-])\s*(?:band )?\(?([A-H])\)?\.?$/i,
    read: ([band = ""]) => ({ councilTaxBand: readLetter(band, councilTaxBands) }),
  },
  {
    form: new RegExp(
      `^(?:EPC|energy performance(?: certificate)?|energy)(?: rating| band| grade)?\\s*[:–-]?\\s*(?:current )?${score}(?:[\\s,;/|]+potential:?\\s*${score})?\\.?$`,
      "i",
    ),
    read: ([a, b, c, d, , f, g]) => {
      const current = readPoints(b || c);
      const epcRating = readLetter(a || d || "", epcRatings);
      const rating = findEnergyRating({ epcRating, epcCurrent: current });
      return { epcRating: rating, epcCurrent: current, epcPotential: readPoints(f || g) };
    },
  },
  {
    form: new RegExp(
      `^(?:(?:there is )?an? |the )?min(?:imum|\\.)? (?:term|tenancy|let)(?: length| period| term)?(?: is| of)?\\s*[:–-]?\\s*${months}\\.?$`,
      "i",
    ),
    read: ([count, unit]) => ({ minimumTerm: readMonths(count, unit) }),
  },
  {
    form: new RegExp(`^${months} minimum(?: term| tenancy| let)?\\.?$`, "i"),
    read: ([count, unit]) => ({ minimumTerm: readMonths(count, unit) }),
  },
  {
    form: new RegExp(`^minimum ${months} (?:term|tenancy|let)\\.?$`, "i"),
    read: ([count, unit]) => ({ minimumTerm: readMonths(count, unit) }),
  },
  ...textFacts.map((fact) => ({
    form: new RegExp(`^(?:${labels[fact]})\\s*(?::|\\s[–-])\\s*(\\S.{0,199})$`, "i"),
    read: ([value = ""]: string[]) => ({ [fact]: value.replace(/\.$/, "") }),
    isOpen: true as const,
  })),
];

function readLetter<T extends string>(text: string, allowed: readonly T[]): T | null {
  return allowed.find((one) => one === text.toUpperCase()) ?? null;
}

function readPoints(text: string | undefined): number | null {
  const value = Number(text || 0);
  return value >= 1 && value <= 100 ? value : null;
}

function readMonths(count: string | undefined, unit: string | undefined): number | null {
  const value = Number(count) * (unit?.toLowerCase() === "year" ? 12 : 1);
  return value > 0 ? value : null;
}

/**
 * Extracts material information from lines of plain text. The first of two lines about the same
 * fact wins.
 * @returns it and what remains of the lines, in order: a sentence that says only a fact goes from
 * the middle of a paragraph, too
 */
export function readMaterial(lines: readonly string[]): {
  material: MaterialInformation;
  rest: string[];
} {
  const material = { ...unknownMaterialInformation };
  const rest = lines.flatMap((line) => {
    const sentences = splitSentences(line);
    for (const { found } of sentences)
      if (found) Object.assign(material, { ...found.facts, ...findKnown(material) });
    const lastTold = sentences.findLastIndex(({ found }) => found === null);
    const kept = sentences.filter(
      ({ found }, index) => found === null || (found.isOpen && index < lastTold),
    );
    if (kept.length === sentences.length) return [line];
    return kept.length === 0 ? [] : [joinSentences(kept)];
  });
  return { material, rest };
}

interface Sentence {
  /** With what separates it from the next. */
  written: string;
  found: Found | null;
}

interface Found {
  facts: Partial<MaterialInformation>;
  isOpen: boolean;
}

/** `Min. term` is no end of a sentence, and the potential belongs to the rating before it. */
const sentenceEnd = /((?<=[.!?])(?<!\bmin\.)\s+|\s+[|•·]\s+(?!potential))/i;

function splitSentences(line: string): Sentence[] {
  if (line.trim() === "") return [{ written: line, found: null }];
  const parts = line.split(sentenceEnd);
  return parts.flatMap((part, index) =>
    index % 2 === 1
      ? []
      : [
          {
            written: part + (parts[index + 1] ?? ""),
            found: readSentence(part.replace(/^[\s•·*–-]+/, "").trim()),
          },
        ],
  );
}

function joinSentences(sentences: readonly Sentence[]): string {
  return sentences
    .map(({ written }) => written)
    .join("")
    .replace(/\s+[|•·]?\s*$/, "");
}

function readSentence(sentence: string): Found | null {
  if (sentence.length > 260) return null;
  for (const { form, read, isOpen = false } of lineForms) {
    const found = form.exec(sentence);
    if (!found) continue;
    const facts = findKnown(read(found.slice(1).map((part) => part ?? "")));
    return Object.keys(facts).length > 0 ? { facts, isOpen } : null;
  }
  return null;
}

function findKnown(material: Partial<MaterialInformation>): Partial<MaterialInformation> {
  return Object.fromEntries(Object.entries(material).filter(([, value]) => value !== null));
}

/**
 * Formats the facts as lines that `readMaterial` can parse, starting with those that portals want
 * among the features.
 */
export function formatMaterialLines(material: MaterialInformation): string[] {
  const { councilTaxBand, minimumTerm } = material;
  const lines = [
    formatEnergyLine(material),
    councilTaxBand === null ? null : `Council tax band ${councilTaxBand}`,
    minimumTerm === null ? null : `Minimum term ${formatTerm(minimumTerm)}`,
    ...textFacts.map((fact) =>
      material[fact] === null ? null : `${materialFacts[fact].label}: ${material[fact]}`,
    ),
  ];
  return lines.filter((line) => line !== null);
}

/** `EPC rating C (72), potential 81`. */
function formatEnergyLine({
  epcRating,
  epcCurrent,
  epcPotential,
}: MaterialInformation): string | null {
  if (epcRating === null) return null;
  const current = epcCurrent === null ? "" : ` (${epcCurrent})`;
  const potential = epcPotential === null ? "" : `, potential ${epcPotential}`;
  return `EPC rating ${epcRating}${current}${potential}`;
}

function formatTerm(term: number): string {
  return term > 99 ? formatCount(Math.round(term / 12), "year") : formatCount(term, "month");
}
