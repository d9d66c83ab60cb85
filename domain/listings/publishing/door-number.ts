import { isCode, isOutcode } from "./door-codes.ts";
import { findRuns, flatWords, isUnitLetter, type Piece, type Run } from "./door-pieces.ts";
import { findHouseName } from "./house-name.ts";
import { isRoadName, type PrivateDoors, readDoors } from "./private-doors.ts";
import { readPiecesBeside } from "./road-names.ts";

/**
 * The door of a home is private until a viewing is booked. What it is, its private address says: the
 * number of a house, and the name of a flat in it. Both are compared piece by piece, so that
 * `Flat 3, 20 Mill Lane` is known again in `20/3 Mill Lane`, `Mill Lane, No 20` and `Twenty Mill Lane`.
 */

/** `GFF`: which flat it is, without a number. */
const floorFlat =
  /^(?:l?[gfstb]ff|(?:(?:lower |upper )?(?:ground|first|second|third|top|raised ground)(?: floor)?|basement) flat)$/i;

/**
 * Removes from a part of a public address what is the door in the private one. Where the private one
 * names a number the comparison alone decides of numbers, and where it names a flat, of flats, too:
 * `Studio 5 Building` may be anywhere else. Where it names none there is nothing to compare with, and
 * what looks like a door is taken for one.
 */
export function hideDoor(part: string, address: string): string {
  if (floorFlat.test(part.trim())) return "";
  const house = findHouseIn(part, address).at(0);
  if (house !== undefined) return tidy(cut(part, house.run, "next"));
  const doors = readDoors(address);
  const pieces = readPiecesBeside(part, doors);
  const runs = findRuns(part, pieces).filter((run) => {
    const isBefore = isBeforeRoad(part, pieces, run, doors);
    const isAtRoad = isBefore || isBehindRoad(part, pieces, run, doors);
    // No outcode stands before its road.
    if (!isBefore && isOutcode(part, run, doors, isAtRoad)) return false;
    if (run.every((piece) => isRoadName(piece, part)) && !isAtRoad) return false;
    return isPrivateInAddress(run, doors, part);
  });
  if (runs.length === 0) return tidy(part);
  return tidy(runs.reduceRight((rest, run) => cut(rest, run, "next"), part));
}

function isPrivateInAddress(run: Run, doors: PrivateDoors, part: string): boolean {
  const hasUnit = run.some(({ kind }) => kind === "unit");
  if (doors.numbers.size === 0 && doors.letters.size === 0)
    return hasUnit || /^[\s#]*$/.test(part.slice(0, run[0]!.from));
  if (hasUnit && !doors.namesFlat) return true;
  return run.some(
    ({ kind, value }, index) =>
      (kind === "number" && doors.numbers.has(value)) ||
      (isUnitLetter(run, index) && doors.letters.has(value)),
  );
}

function tidy(part: string): string {
  return part
    .replaceAll(/\(\s*\)|#(?!\w)/g, "")
    .replaceAll(/\s{2,}/g, " ")
    .replaceAll(/^[\s,/&#–-]+|[\s,/&–-]+$/g, "");
}

/** Without a run, and without what joined it to its neighbour. */
function cut(text: string, run: Run, joinedTo: "next" | "last"): string {
  const before = text.slice(0, run[0]!.from).replace(/[#№]\s?$/, "");
  const after = text.slice(run.at(-1)!.to);
  if (before.trimEnd().endsWith("(") && after.trimStart().startsWith(")"))
    return before.trimEnd().slice(0, -1).trimEnd() + after.trimStart().slice(1);
  return joinedTo === "next"
    ? before + after.replace(/^[\s,/–-]+/, "")
    : before.replace(/(?<![\s,/–-])[\s,/–-]+$/, "") + after;
}

function isBeforeRoad(
  text: string,
  pieces: readonly Piece[],
  run: Run,
  { roads }: PrivateDoors,
): boolean {
  const last = run.at(-1)!;
  const next = pieces[pieces.indexOf(last) + 1];
  if (next === undefined || !/^[\s,/–-]+$/.test(text.slice(last.to, next.from))) return false;
  const named = next.value === "the" ? pieces[pieces.indexOf(next) + 1] : next;
  return named !== undefined && roads.some(([first]) => first === named.value);
}

function isBehindRoad(
  text: string,
  pieces: readonly Piece[],
  run: Run,
  { roads }: PrivateDoors,
): boolean {
  const end = pieces.indexOf(run[0]!);
  const last = pieces[end - 1];
  if (last === undefined || text.slice(last.to, run[0]!.from).includes(".")) return false;
  return roads.some((road) =>
    road.every((word, index) => pieces[end - road.length + index]?.value === word),
  );
}

interface Told {
  run: Run;
  /** A space and a comma that joined it go on this side, where nothing takes its place. */
  joinedTo?: "next" | "last";
}

/** Where a text tells the door: beside the road, as the name of the flat, or as a code of its own. */
function findTold(text: string, address: string): Told[] {
  const doors = readDoors(address);
  const pieces = readPiecesBeside(text, doors);
  const numbered = findRuns(text, pieces).flatMap((run) => findToldIn(text, pieces, run, doors));
  const houses = findHouseIn(text, address);
  return [...numbered, ...houses].toSorted((one, other) => one.run[0]!.from - other.run[0]!.from);
}

/** Where a text has the name of the house, with what joins it to its road. */
function findHouseIn(text: string, address: string): Told[] {
  const house = findHouseName(address);
  if (house === null) return [];
  const name = new RegExp(String.raw`(?<!\p{L})${escapeWords(house)}(?!\p{L})`, "giu");
  const [road = ""] = address.split(",").slice(1);
  const behind = new RegExp(String.raw`^[\s,]+${escapeWords(road.trim())}(?!\p{L})`, "iu");
  return [...text.matchAll(name)].map(({ index, 0: { length } }) => {
    const piece: Piece = { kind: "word", value: house, from: index, to: index + length };
    const isBesideRoad = road.trim() !== "" && behind.test(text.slice(piece.to));
    return { run: [piece], ...(isBesideRoad && { joinedTo: "next" as const }) };
  });
}

function escapeWords(words: string): string {
  return words
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, String.raw`\s+`);
}

function findToldIn(text: string, pieces: readonly Piece[], run: Run, doors: PrivateDoors): Told[] {
  const isOurs = isOursIn(doors);
  const tail = dropJoiners(run.slice(run.findLastIndex((piece) => !isOurs(piece)) + 1));
  if (hasOurs(tail, doors) && isBeforeRoad(text, pieces, tail, doors))
    return [{ run: tail, joinedTo: "next" }];
  const end = run.findIndex((piece) => !isOurs(piece));
  const head = end === -1 ? run : run.slice(0, end);
  const goesOnCounting = counts.test(text.slice(run.at(-1)!.to));
  if (hasOurs(head, doors) && isBehindRoad(text, pieces, head, doors) && !goesOnCounting)
    return [{ run: head, joinedTo: "last" }];
  return findNamed(text, run, doors).map((named) => ({ run: named }));
}

function hasOurs(run: Run, { numbers, letters }: PrivateDoors): boolean {
  return run.some(
    ({ kind, value }, index) =>
      (kind === "number" && numbers.has(value)) || (isUnitLetter(run, index) && letters.has(value)),
  );
}

const isOursIn =
  ({ numbers }: PrivateDoors) =>
  ({ kind, value }: Piece) =>
    kind !== "number" || numbers.has(value);

function dropJoiners(run: Run): Run {
  return run.slice(run.findIndex(({ kind }) => kind !== "joiner"));
}

/** `flat 3`, whichever word the text has for it, and `A802`. */
function findNamed(text: string, run: Run, doors: PrivateDoors): Run[] {
  const isOurs = isOursIn(doors);
  const start = run.findIndex((piece) => namesDoor(text, piece, doors));
  if (start !== -1) {
    const rest = run.slice(start);
    const end = rest.findIndex((piece, index) => index > 0 && !isInName(text, rest, index, doors));
    const name = dropLastJoiners(end === -1 ? rest : rest.slice(0, end));
    // `Flat 7/8` is another than `Flat 7`.
    const goesOn = end !== -1 && /^[/-]$/.test(text.slice(name.at(-1)!.to, rest[end]!.from));
    const isElse = !isFlatOf(name[0]!, doors) && countsSomethingElse(text, run, name);
    if (hasOurs(name, doors) && !goesOn && !isElse) {
      // `number 12, flat 3`
      const others = end === -1 ? [] : findNamed(text, rest.slice(end), doors);
      return [name, ...others];
    }
  }
  for (const [index, piece] of run.entries()) {
    const next = run[index + 1];
    if (next === undefined || !isCode(text, piece, next, doors)) continue;
    return [run.every(isOurs) ? run : run.slice(index, index + 2)];
  }
  return [];
}

const numberWords = /^(?:no|number)$/;
/** Before a number they say that it is a door's, whatever the private address calls the home. */
const doorWords = /^(?:no|number|house|door|doorbell|bell|buzzer)$/;

function namesDoor(text: string, piece: Piece, doors: PrivateDoors): boolean {
  if (piece.isOrdinal)
    return !/\b(?:an?|your|my|our|their|his|her)\s+$/i.test(text.slice(0, piece.from));
  if (piece.kind === "number") return /[#№]\s?$/.test(text.slice(0, piece.from));
  return piece.kind === "unit" && (isFlatOf(piece, doors) || doorWords.test(piece.value));
}

/** `flat 3` is a flat wherever it stands, `number 3` may be a bus. */
function isFlatOf({ kind, value, isOrdinal }: Piece, doors: PrivateDoors): boolean {
  if (isOrdinal) return true;
  return kind === "unit" && !doorWords.test(value) && isUnitOf(value, doors);
}

const counts =
  /^[\s-]*(?:%|°|(?:sq|ft|m|km|steps?|feet|foot|yards?|met(?:re|er)s?|miles?|min(?:ute)?s?|hours?|days?|nights?|weeks?|months?|years?|people|persons?|sharers?|tenants?|buse?s?|trams?|trains?|tubes?|routes?|services?|lines?|choices?|picks?|priority|spots?|rank\w*|rated|agents?)\b)/i;
const lines =
  /\b(?:bus|buses|trams?|trains?|routes?|lines?|platforms?|zones?|junctions?|piers?|the|take|catch)\s*[#№]?\s?$/i;
/** Behind the number of a home at the top of a list: `No. 1 is bright.` */
const endsOne = /^\s*(?:[.,;:!?)]|$|(?:is|has|was|stands|sits|lies|offers)\b)/i;

/** `the number 12 bus`, `House 12 minutes away`, `our no. 1 choice`. */
function countsSomethingElse(text: string, run: Run, name: Run): boolean {
  const isOne = name.some(({ kind, value }) => kind === "number" && value === "1");
  return (
    lines.test(text.slice(0, name[0]!.from)) ||
    counts.test(text.slice(run.at(-1)!.to)) ||
    counts.test(text.slice(name.at(-1)!.to)) ||
    (isOne && !endsOne.test(text.slice(name.at(-1)!.to)))
  );
}

function dropLastJoiners(run: Run): Run {
  return run.slice(0, run.findLastIndex(({ kind }) => kind !== "joiner") + 1);
}

function isUnitOf(unit: string, { units: own }: PrivateDoors): boolean {
  return (
    own.has(unit) ||
    (flatWords.test(unit) && ([...own].some((one) => flatWords.test(one)) || own.size === 0))
  );
}

function isInName(text: string, run: Run, index: number, doors: PrivateDoors): boolean {
  const { kind, value, from, to } = run[index]!;
  // Behind a comma another number follows.
  if (text.slice(run[index - 1]!.to, from).includes(",")) return false;
  if (kind === "number") return doors.numbers.has(value);
  if (kind === "unit") return numberWords.test(value);
  // `flat a stone’s throw away`
  const isWritten = text.slice(from, to) !== value || run[index - 1]!.to === from;
  return (
    kind === "joiner" ||
    (kind === "letter" && (isWritten || value !== "a") && doors.letters.has(value))
  );
}

/** Null where the text doesn't tell the door. */
export function findDoorInText(text: string, address: string): string | null {
  const [first] = findTold(text, address);
  return first === undefined ? null : text.slice(first.run[0]!.from, first.run.at(-1)!.to);
}

/** The text without the door: `At 49 Pickwell Road` reads `At Pickwell Road`. */
export function hideDoorInText(text: string, address: string): string {
  return findTold(text, address).reduceRight((hidden, { run, joinedTo }) => {
    if (joinedTo !== undefined) return cut(hidden, run, joinedTo);
    const before = hidden.slice(0, run[0]!.from).replace(/[#№]\s?$|\bthe\s+$/i, "");
    const name = startsSentence(before) ? "This home" : "this home";
    return before + name + hidden.slice(run.at(-1)!.to);
  }, text);
}

function startsSentence(before: string): boolean {
  const words = before.trimEnd();
  return words === "" || /[.!?]$/.test(words) || before.slice(words.length).includes("\n");
}

/** Whether an address that renters see has the door of the private one. */
export function hasDoor(shown: string, address: string): boolean {
  const parts = shown.split(",").map((part) => part.trim().replaceAll(/\s{2,}/g, " "));
  return parts.some((part) => hideDoor(part, address) !== part);
}
