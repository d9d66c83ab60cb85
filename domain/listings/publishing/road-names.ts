import { type Piece, readPieces } from "./door-pieces.ts";
import { asWord, nameAfter, type PrivateDoors } from "./private-doors.ts";

/** Pieces of what renters see. `Nine Elms Lane` stays a name behind the number of its door. */
export function readPiecesBeside(text: string, doors: PrivateDoors): Piece[] {
  const pieces = readPieces(text);
  return pieces.map((piece, index) => (isName(text, pieces, index, doors) ? asWord(piece) : piece));
}

function isName(
  text: string,
  pieces: readonly Piece[],
  index: number,
  { numberNames, numbers }: PrivateDoors,
): boolean {
  const piece = pieces[index]!;
  const next = pieces[index + 1];
  const name = nameAfter(piece, next);
  if (name === null || /[\s-]/.test(text.slice(piece.from, piece.to))) return false;
  if (numberNames.has(name)) return true;
  const before = pieces[index - 1];
  const isBehindDoor =
    (before?.kind === "number" || before?.kind === "letter") && isSpace(text, before, piece);
  return (
    isBehindDoor &&
    !numbers.has(piece.value) &&
    isSpace(text, piece, next!) &&
    [piece, next!].every(({ from }) => /\p{Lu}/u.test(text[from] ?? ""))
  );
}

const isSpace = (text: string, one: Piece, other: Piece) =>
  /^\s+$/.test(text.slice(one.to, other.from));
