export type Kind = "number" | "letter" | "unit" | "joiner" | "word";

export interface Piece {
  kind: Kind;
  /** In lower case, a number without leading zeros, `twenty-one` as `21`. */
  value: string;
  from: number;
  to: number;
  /** A number in words may also begin the name of a road: Nine Elms Lane. */
  isInWords?: boolean;
  /** `Third flat`, both words. */
  isOrdinal?: boolean;
}

/** Neighbouring pieces that together name a door: `Flat 12-03`, `20a`, `A802`, `Apt. 7/2`. */
export type Run = readonly Piece[];

export const units = new Set(
  "flat flats apartment apartments apt apts unit units studio room suite plot house penthouse block no number".split(
    " ",
  ),
);
const shortUnits = new Map([
  ["ph", "penthouse"],
  ["rm", "room"],
]);
/** One of them may stand for the other. */
export const flatWords = /^(?:flat|apartment|apt|unit)s?$/;
/** They are also the last word of a building's name: Dock House. */
const nameEnds = new Set(["studio", "house", "block", "room", "suite"]);
/** `at House 12`: what stands before it is no part of a name. */
const smallWords = /^(?:at|of|in|is|to|from|for|or|see|visit|ask)$/;
/** They are doors where a number follows: `Bell 3`, not `Bell Street`. */
const atDoor = /^(?:door|doorbell|bell|buzzer)$/;
const small =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const beforeNumber = new RegExp(String.raw`^[.\s#-]*(?:\d|(?:${small.join("|")})\b)`, "i");
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const roman =
  "i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi xxii xxiii xxiv xxv".split(
    " ",
  );
/** `Flat I`, not `the flat I saw`. */
const isRoman = (word: string, after: string) =>
  roman.includes(word) && (word !== "i" || /^\s*(?:[,.;:)]|$)/.test(after));
const ordinalWords = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");
/** `Third flat`, not `third floor flat`. */
const ordinal = String.raw`(?:(?:${ordinalWords.join("|")})|\d+(?:st|nd|rd|th))\s+(?:flat|apartment|apt)(?!\p{L})`;
const wholeOrdinal = new RegExp(`^${ordinal}$`, "iu");
const isOrdinal = (written: string) => wholeOrdinal.test(written);
const counted = /^\s*(?:-\s*)?(?:double\s+|large\s+)?(?:bed|bath|reception|room|storey|floor|min)/i;
const between = /^[\s,/&#№()–-]*$/;

/** `101 1/2` is `101½`. */
const fractions: Readonly<Record<string, string>> = {
  "1/2": "½",
  "1/4": "¼",
  "3/4": "¾",
  "1/3": "⅓",
  "2/3": "⅔",
};
const source = new RegExp(
  String.raw`(?<!\p{L})${ordinal}|(?<=\d\s)(?:1\/[234]|2\/3|3\/4)(?!\d)|\d+(?:st|nd|rd|th)\b|\d+|[½¼¾⅓⅔]|\p{L}[\p{L}'’]*`,
  "giu",
);

export function readPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const found of text.matchAll(source)) {
    const [written] = found;
    const from = found.index;
    const piece = { from, to: from + written.length, value: written.toLowerCase() };
    const before = pieces.at(-1);
    const gap = before && text.slice(before.to, from);
    const kind = findKind(written, text.slice(piece.to), before, gap);
    if (kind === "number" && addToNumber(piece, before, gap)) continue;
    const value =
      kind === "number" ? readNumber(piece.value) : (shortUnits.get(piece.value) ?? piece.value);
    const isNth = kind === "number" && isOrdinal(written);
    const isInWords = kind === "number" && !isNth && /^\p{L}/u.test(written);
    pieces.push({
      ...piece,
      kind,
      value,
      ...(isInWords && { isInWords }),
      ...(isNth && { isOrdinal: true }),
    });
  }
  return pieces;
}

function findKind(
  written: string,
  after: string,
  before: Piece | undefined,
  gap: string | undefined,
): Kind {
  const word = written.toLowerCase();
  if (before?.kind === "unit" && /^\s+$/.test(gap ?? "") && isRoman(word, after)) return "number";
  if (isOrdinal(written)) return "number";
  if (/^[\d½¼¾⅓⅔]/.test(written) || small.includes(word) || tens.includes(word))
    return /^\d+\p{L}/u.test(written) || counted.test(after) ? "word" : "number";
  const isGlued = gap === "" && before?.kind === "number";
  if (shortUnits.has(word) && beforeNumber.test(after)) return "unit";
  if (word.length <= 2 && (isGlued || /^\d/.test(after))) return "letter";
  if (/^(?:flat|apt|unit|no)$/.test(word) && /^\d/.test(after)) return "unit";
  if (atDoor.test(word) && /^\s+(?:no\.?\s*|number\s+)?#?\d/i.test(after)) return "unit";
  if (word === "and" || word === "to") return "joiner";
  const isName =
    nameEnds.has(word) &&
    before?.kind === "word" &&
    !smallWords.test(before.value) &&
    /^\s+$/.test(gap ?? "");
  if (units.has(word) && !isName) return "unit";
  return word.length === 1 ? "letter" : "word";
}

/** Takes in the `one` of `twenty one`. */
function addToNumber(piece: Omit<Piece, "kind">, before: Piece | undefined, gap = ""): boolean {
  if (before?.kind !== "number") return false;
  const unit = small.indexOf(piece.value) + 1;
  if (before.isInWords && unit > 0 && unit < 10 && /^[\s-]+$/.test(gap)) {
    if (!/^[2-9]0$/.test(before.value)) return false;
    before.value = String(Number(before.value) + unit);
    before.to = piece.to;
    return true;
  }
  return false;
}

function readNumber(word: string): string {
  if (roman.includes(word)) return String(roman.indexOf(word) + 1);
  if (isOrdinal(word))
    return String(ordinalWords.indexOf(word.split(/\s/)[0]!) + 1 || Number.parseInt(word));
  const fraction = fractions[word];
  if (fraction !== undefined) return fraction;
  const index = small.indexOf(word);
  if (index !== -1) return String(index + 1);
  const ten = tens.indexOf(word);
  return ten === -1 ? word.replace(/^0+(?=\d)/, "") : String((ten + 2) * 10);
}

/** All that may be a door, without a unit or joiner at the end: `Flat Iron Square` has none. */
export function findRuns(text: string, pieces: readonly Piece[]): Run[] {
  const runs: Piece[][] = [];
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === "word") continue;
    const before = pieces[index - 1];
    const isNext =
      before !== undefined &&
      runs.at(-1)?.at(-1) === before &&
      isJoined(before, text.slice(before.to, piece.from));
    if (isNext) runs.at(-1)!.push(piece);
    else runs.push([piece]);
  }
  return runs.flatMap((run) => {
    const first = run.findIndex(({ kind }) => kind !== "joiner");
    const last = run.findLastIndex(({ kind }) => kind === "number" || kind === "letter");
    const kept = first === -1 ? [] : run.slice(first, last + 1);
    return namesSomething(kept) ? [kept] : [];
  });
}

/** Not across the end of a sentence: `3.02` and `No. 7` have no such end. */
function isJoined({ kind, value }: Piece, gap: string): boolean {
  // `A lovely house. 12 steps lead to it.`
  if (kind === "unit" && nameEnds.has(value) && gap.includes(".")) return false;
  // `Basement Flat, 12 Mill Lane`
  if (kind === "unit" && gap.includes(",")) return false;
  return between.test(gap) || gap === "." || (kind === "unit" && /^[.\s#]*$/.test(gap));
}

function namesSomething(run: Run): boolean {
  return run.some(({ kind }, index) => kind === "number" || isUnitLetter(run, index));
}

/** The C of `Flat C`. */
export function isUnitLetter(run: Run, index: number): boolean {
  return run[index]!.kind === "letter" && run[index - 1]?.kind === "unit";
}
