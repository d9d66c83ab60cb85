import { findRuns, type Kind, type Piece, readPieces, type Run, units } from "./door-pieces.ts";

const postcode = /\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b/gi;

export interface PrivateDoors {
  numbers: ReadonlySet<string>;
  letters: ReadonlySet<string>;
  /** Units that are in it: those of `flatWords` stand for each other. */
  units: ReadonlySet<string>;
  /** `a802` and `12a`, which tell it alone. */
  codes: ReadonlySet<string>;
  /** `c9`, `9c` of `Flat 9, Block C`, and `ph2`: they tell it where nothing else is called so. */
  joined: ReadonlySet<string>;
  /** What stands beside the door in the address: `mill lane`, `dock house`. */
  roads: readonly (readonly string[])[];
  /** Roads and houses that begin with a number in words, with the word behind it: `9 elms`. */
  numberNames: ReadonlySet<string>;
  namesFlat: boolean;
}

export function readDoors(address: string): PrivateDoors {
  const text = address.replaceAll(postcode, (found) => " ".repeat(found.length));
  const written = readPieces(text);
  const pieces = written.map((piece) => (isRoadName(piece, text) ? asWord(piece) : piece));
  const runs = findRuns(text, pieces);
  const parts = runs.flat();
  const of = (kind: Kind) =>
    new Set(parts.filter((part) => part.kind === kind).map(({ value }) => value));
  const numbers = of("number");
  const letters = of("letter");
  return {
    numbers,
    letters,
    units: of("unit"),
    codes: new Set(runs.flatMap((run) => listCodes(run))),
    joined: new Set(listJoined(numbers, [...letters, ...listParts(text)])),
    roads: runs.flatMap((run) => findRoad(text, pieces, run)),
    numberNames: new Set(
      written.flatMap((piece, index) => {
        const name = pieces[index]?.kind === "word" ? nameAfter(piece, written[index + 1]) : null;
        return name === null ? [] : [name];
      }),
    ),
    namesFlat:
      runs.some((run) => run.some(({ kind }) => kind === "unit")) ||
      text.split(",").some((part) => isRunAlone(part)),
  };
}

/** `9 elms` of `Nine Elms`. Null for what is no number in words, or has no word behind it. */
export function nameAfter({ isInWords, value }: Piece, next: Piece | undefined): string | null {
  return isInWords && next?.kind === "word" ? `${value} ${next.value}` : null;
}

export const asWord = (piece: Piece): Piece => ({ ...piece, kind: "word" });

const behindUnit = new RegExp(`\\b(?:${[...units].join("|")})[\\s.#]*$`, "i");

/** A number in words is a road's name unless it stands alone between commas, behind a unit, or has two words. */
export function isRoadName({ isInWords, from, to }: Piece, text: string): boolean {
  if (!isInWords || /[\s-]/.test(text.slice(from, to))) return false;
  if (behindUnit.test(text.slice(0, from))) return false;
  return !(/(?:^|,)\s*$/.test(text.slice(0, from)) && /^\s*(?:,|$)/.test(text.slice(to)));
}

function isRunAlone(part: string): boolean {
  const pieces = readPieces(part);
  return pieces.length > 0 && findRuns(part, pieces)[0]?.length === pieces.length;
}

/** `A802` and `3b`: letters and digits that stand together. `W2` is a district. */
function listCodes(run: Run): string[] {
  const codes: string[] = [];
  for (const [index, piece] of run.entries()) {
    const next = run[index + 1];
    if (next === undefined || next.from !== piece.to) continue;
    const code = piece.value + next.value;
    if (/^\d+\p{L}|^\p{L}+\d\d/u.test(code)) codes.push(code);
  }
  return codes;
}

/** `Tower C` is no unit, as its name may be `Tower House`. */
function listParts(text: string): string[] {
  return [
    ...text.matchAll(/\b(?:tower|building|wing|core|entrance|stair(?:case)?)\s+([a-z])\b/gi),
  ].map(([, letter = ""]) => letter.toLowerCase());
}

function listJoined(numbers: ReadonlySet<string>, letters: readonly string[]): string[] {
  return [...numbers].flatMap((number) =>
    letters.flatMap((letter) => [letter + number, number + letter]),
  );
}

/** The words behind a door, up to a comma. Those before it, where it ends its line: `Mill Lane 20`. */
function findRoad(text: string, pieces: readonly Piece[], run: Run): string[][] {
  const after = pieces.filter(({ from }) => from >= run.at(-1)!.to);
  const before = pieces.filter(({ to }) => to <= run[0]!.from).toReversed();
  const behind = takeWords(text, after);
  const road = behind.length > 0 ? behind : takeWords(text, before).toReversed();
  // `Foundry 7` is in `The Foundry`.
  const named = road[0] === "the" ? road.slice(1) : road;
  return named.length > 0 ? [named] : [];
}

function takeWords(text: string, pieces: readonly Piece[]): string[] {
  const words: string[] = [];
  let last: Piece | undefined;
  for (const piece of pieces) {
    const isInLine = last === undefined || !text.slice(...rangeOf(last, piece)).includes(",");
    if (!isInLine || (piece.kind !== "word" && words.length === 0)) break;
    words.push(piece.value);
    last = piece;
  }
  return words;
}

function rangeOf(one: Piece, other: Piece): [number, number] {
  return one.to <= other.from ? [one.to, other.from] : [other.to, one.from];
}
