import { capitalise } from "../../shared/text/capitalise.ts";

/**
 * The door of a home is private until a viewing is booked. What it is, its private address says:
 * the number of a house, and the name of a flat in it.
 */

const units =
  "flat|apartment|apt\\.?|unit|studio|room|suite|plot|house|penthouse|block|no\\.?|number";
const numberWords =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty".split(
    "|",
  );
/** Of a flat in words that may stand close to its number, and in the plural: `Apt.7`, `Flats 7 and 8`. */
const unitWord = "(?:flat|apartment|apt|unit)s?\\b\\.?";
/** `12`, `12a`, `12-03`, `A802`, `101½`, `7/2`, `1/R`, `3.02`, but not `2nd`. */
const numbered =
  "(?!\\d+(?:st|nd|rd|th)\\b)[a-z]{0,2}\\d[\\w½¼¾⅓⅔-]*(?:/(?:[a-z]{0,2}\\d[\\w½¼¾⅓⅔]*|[a-z]{1,2}(?!\\w))|\\.\\d\\w*)*(?![\\w½¼¾⅓⅔]|/\\d|\\.\\d)";
/** `2 bedroom flat` counts rooms. */
const notRooms =
  "(?!\\s*-?\\s*(?:(?:double|large)\\s+)?(?:bed|bath|reception|room|storey|floor|min)s?)";

const unitName = new RegExp(
  `\\b(?:(?:${units})\\s+#?(?:${numbered}|[a-z](?![\\w'’])|(?:${numberWords.join("|")})\\b)|${unitWord}\\s+${numbered}(?:\\s*(?:&|and|to|[-–])\\s*${numbered})+|(?:${unitWord}|(?:flat|apt|unit)(?=\\d)|no\\.)\\s*#?${numbered})${notRooms}`,
  "gi",
);
const numberedWord = new RegExp(`(?<![\\w½¼¾⅓⅔])${numbered}${notRooms}`, "gi");
const leadingNumber = new RegExp(
  `^(?:\\d+[a-z]?[½¼¾⅓⅔]?(?:\\s*[-–/&]\\s*(?:\\d+[a-z]?|[a-z](?!\\w)))*(?=[\\s,]|$)${notRooms}[\\s,/]*)+`,
  "i",
);
const outcode = /^[A-Z]{1,2}\d[A-Z\d]?$/i;

function matchAll(form: RegExp, text: string): string[] {
  return [...text.matchAll(form)].map(([found]) => found.toLowerCase());
}

/** `7/2` is flat 7 of house 2, or the other way round: each of them is private, too. */
function listParts(number: string): string[] {
  const parts = number.split("/").filter((part) => /\d/.test(part));
  return parts.length > 1 ? [number, ...parts] : [number];
}

/** The private numbers that a text names, in all their spellings. @example listDoors("Flat Two, 4-6 Mill Lane") // "2", "4-6", "4", "6" */
function listDoors(written: string): Set<string> {
  const text = written.replaceAll(/\b(?:flat|apt|unit)(?=\d)/gi, "$& ");
  const inWords = matchAll(unitName, text).flatMap((name) => name.split(/[\s#]+/).slice(1, 2));
  return new Set([
    ...matchAll(numberedWord, text).flatMap((number) => {
      // `3-bed` counts, too.
      if (/-[a-z]{2}/.test(number)) return number;
      const parts = [number, ...number.split(/[/-]/).filter((part) => /\d/.test(part))];
      // Of `A802` and `20a` the digits tell enough.
      return [...parts, ...parts.flatMap((part) => part.match(/\d+/g) ?? [])].map((part) =>
        part.replace(/^0+(?=\d)/, ""),
      );
    }),
    ...inWords.flatMap((word) => {
      const count = numberWords.indexOf(word);
      return count === -1 ? (/^[a-z]$/.test(word) ? word : []) : String(count + 1);
    }),
  ]);
}

/**
 * Removes from a part of a public address what is the door in the private one. Where the private one
 * names a number the comparison alone decides of numbers, and where it names a flat, of flats, too:
 * `Studio 5 Building` may be anywhere else. Where it names none there is nothing to compare with, and
 * what looks like a door is taken for one.
 */
export function hideDoor(part: string, address: string): string {
  const doors = listDoors(address);
  const isPrivate = (found: string) =>
    doors.size === 0 || [...listDoors(found)].some((door) => doors.has(door));
  const hide = (found: string) => (isPrivate(found) ? "" : found);
  const isFlatNamed = namesFlat(address);
  const rest = tidy(part.replaceAll(unitName, (name) => (isFlatNamed ? hide(name) : ""))).replace(
    leadingNumber,
    hide,
  );
  if (doors.size === 0) return isNumberAlone(rest) ? "" : rest;
  return tidy(rest.replaceAll(numberedWord, hide));
}

/** @example namesFlat("A802, Landmark Tower") // true, as it is of "Flat 3, 20 Mill Lane", not of "20 Mill Lane" */
function namesFlat(address: string): boolean {
  return (
    matchAll(unitName, address).length > 0 ||
    address.split(",").some((part) => isNumberAlone(part.trim()))
  );
}

function tidy(part: string): string {
  return part
    .replaceAll(/\(\s*\)|#(?!\w)/g, "")
    .replaceAll(/\s{2,}/g, " ")
    .replaceAll(/^[\s,/&–-]+|[\s,/&–-]+$/g, "");
}

function isNumberAlone(part: string): boolean {
  const [found] = matchAll(numberedWord, part);
  return found === part.toLowerCase() && !outcode.test(part);
}

/**
 * Where a text tells the door: the name of the flat, or the number before the road, as the private
 * address has them.
 */
function listDoorForms(address: string): { form: RegExp; replacement: string }[] {
  const escape = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const forms: { form: RegExp; replacement: string }[] = [];
  const flats = matchAll(unitName, address).map(escape);
  const flat = flats.length > 0 ? `(?:(?:${flats.join("|")})[,\\s]+)?` : "";
  for (const found of address.matchAll(numberedWord)) {
    const [next] =
      /^[,\s]+(\p{L}[\p{L}'’]+)/u.exec(address.slice(found.index + found[0].length)) ?? [];
    const road = next?.replace(/^[,\s]+/, "");
    if (road === undefined) continue;
    for (const number of listParts(found[0]).map(escape))
      forms.push({
        form: new RegExp(
          `(?<![\\w£/])${flat}(?:${unitWord}\\s*#?)?${number}[,\\s]+(?=${escape(road)}(?!\\p{L}))`,
          "giu",
        ),
        replacement: "",
      });
  }
  for (const [name] of address.matchAll(unitName)) {
    // Whichever word the text has for it.
    const [number] = matchAll(numberedWord, name);
    if (number !== undefined && new RegExp(`^${unitWord}`, "i").test(name))
      forms.push({
        form: new RegExp(`\\b${unitWord}\\s*#?${escape(number)}(?![\\w½/])`, "gi"),
        replacement: "this home",
      });
    // 'flat a' is also 'flat a stone’s throw from'.
    const flags = /\s[a-z]$/i.test(name) ? "g" : "gi";
    forms.push({
      form: new RegExp(`\\b${escape(name)}(?![\\w½])`, flags),
      replacement: "this home",
    });
  }
  for (const name of matchAll(numberedWord, address)) {
    if (!/^[a-z]+\d{2,}/.test(name)) continue;
    forms.push({
      form: new RegExp(`\\b${escape(name)}(?![\\w½])`, "gi"),
      replacement: "this home",
    });
  }
  return forms;
}

/** Null where the text doesn't tell the door. */
export function findDoorInText(text: string, address: string): string | null {
  for (const { form } of listDoorForms(address)) {
    const [found] = form.exec(text) ?? [];
    if (found) return found.trim().replace(/,$/, "");
  }
  return null;
}

/** The text without the door: `At 49 Pickwell Road` reads `At Pickwell Road`. */
export function hideDoorInText(text: string, address: string): string {
  return listDoorForms(address).reduce(
    (hidden, { form, replacement }) =>
      hidden.replaceAll(form, (_found, offset: number) =>
        startsSentence(hidden, offset) ? capitalise(replacement) : replacement,
      ),
    text,
  );
}

function startsSentence(text: string, offset: number): boolean {
  const before = text.slice(0, offset);
  const words = before.trimEnd();
  return words === "" || /[.!?]$/.test(words) || before.slice(words.length).includes("\n");
}

/** Whether an address that renters see has the door of the private one. */
export function hasDoor(shown: string, address: string): boolean {
  const parts = shown.split(",").map((part) => part.trim().replaceAll(/\s{2,}/g, " "));
  return parts.some((part) => hideDoor(part, address) !== part);
}
