import type { Piece, Run } from "./door-pieces.ts";
import type { PrivateDoors } from "./private-doors.ts";

/** `C9` is in no town. */
const outcode = /^(?:[BEGLMNSW]|[A-Z]{2})\d[A-Z\d]?$/;

/** `E14` is where it is, unless it is the name of the flat: one of two parts only where no town has it. */
export function isOutcode(
  text: string,
  run: Run,
  { codes, joined, numbers, units }: PrivateDoors,
  isAtRoad: boolean,
): boolean {
  const written = text.slice(run[0]!.from, run.at(-1)!.to);
  if (!outcode.test(written) || codes.has(written.toLowerCase())) return false;
  const isAlone = written === text.trim();
  const isJoined = joined.has(written.toLowerCase()) || isPenthouse(run, { numbers, units });
  return !(isJoined && (isAlone || isAtRoad));
}

function isPenthouse(
  [unit, number]: Run,
  { numbers, units }: Pick<PrivateDoors, "numbers" | "units">,
): boolean {
  return unit?.value === "penthouse" && units.has(unit.value) && numbers.has(number?.value ?? "");
}

/** `A12` is a road, `B302` too, `W2` a town’s, `5G` a network: they are no flats where they stand alone. */
const otherCodes = /^(?:[abeglmnsw]\d+|\d+[^a-fhj])$/;

/** `Type C2`, `C4 use class`. */
const kindWords = /\b(?:types?|plans?|class|use|zone|grade|band|level)\s+$/i;
const kindBehind = /^\s+(?:use|class|licen[cs]e)\b/i;

export function isCode(
  text: string,
  piece: Piece,
  next: Piece,
  { codes, joined }: PrivateDoors,
): boolean {
  const code = piece.value + next.value;
  const gap = text.slice(piece.to, next.from);
  if (gap === "" && codes.has(code)) return true;
  if (!/^-?$/.test(gap) || !joined.has(code) || otherCodes.test(code)) return false;
  return !kindWords.test(text.slice(0, piece.from)) && !kindBehind.test(text.slice(next.to));
}
