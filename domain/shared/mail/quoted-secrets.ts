import { linkSecretForms } from "./link-secret-form.ts";
import { hiddenLink } from "./link-slot.ts";

/** Characters that are searched at once, so that nothing else waits long. */
const blockLength = 16_384;

/** Longer than an address whose every mark is encoded and broken over lines. */
const overlap = 2048;

/** Parts of a text, each to be searched by itself. What stands at a border is whole in one of them. */
export function* splitForSearch(text: string): Generator<string> {
  for (let from = 0; from === 0 || from + overlap < text.length; from += blockLength)
    yield text.slice(from, from + blockLength + overlap);
}

/**
 * Words of a mail that may be the secret of a link: as they stand, as other mail programs encode an
 * address, and where they broke it over lines. Which of them are secrets the table of links says.
 * @param text short, or one block of `splitForSearch`
 */
export function listSecretCandidates(text: string): string[] {
  const found = new Set<string>();
  // An equals sign at a line's end is a soft wrap, or what the secret follows.
  const roots = new Set([text, text.replaceAll(wrap, ""), text.replaceAll(wrap, "=")]);
  for (const root of roots) {
    for (const decoded of listDecodings(root)) collectWords(decoded, found);
  }
  return [...found];
}

/**
 * A text in which no address with one of these secrets stays. It takes time for each of them.
 * @param nameSecret what stands in its place
 */
export function hideSecrets(
  text: string,
  secrets: readonly string[],
  nameSecret: (secret: string) => string = () => hiddenLink,
): string {
  if (secrets.length === 0) return text;
  let shown = text;
  for (const secret of secrets) {
    const pattern = new RegExp(joinBroken(Array.from(secret, toPattern)), "g");
    const instead = nameSecret(secret);
    shown = hideMatches(
      shown,
      Array.from(shown.matchAll(pattern), ({ index, 0: match }) => ({ index, match, instead })),
    );
  }
  for (const encoded of [encodedAddress, brokenEncodedAddress])
    shown = hideMatches(shown, listEncoded(shown, { encoded, secrets, nameSecret }));
  return shown;
}

interface Match {
  index: number;
  match: string;
  instead: string;
}

function listEncoded(
  text: string,
  search: { encoded: RegExp; secrets: readonly string[]; nameSecret: (secret: string) => string },
): Match[] {
  const { encoded, secrets, nameSecret } = search;
  return Array.from(text.matchAll(encoded)).flatMap(({ index, 0: match }) => {
    const candidates = new Set(listSecretCandidates(match));
    const secret = secrets.find((one) => candidates.has(one));
    return secret === undefined ? [] : [{ index, match, instead: nameSecret(secret) }];
  });
}

function hideMatches(text: string, matches: readonly Match[]): string {
  let shown = "";
  let from = 0;
  for (const { index, match, instead } of matches) {
    if (index < from) continue;
    let start = index;
    while (start > from && isOfAddress(text[start - 1])) start--;
    // What stands before it without a blank, as in a calendar entry, is not of the address.
    start += Math.max(0, text.slice(start, index).search(/https?:\/\//i));
    let end = index + match.length;
    while (end < text.length && isOfAddress(text[end])) end++;
    // The stop after it is the sentence's.
    while (end > index + match.length && /[.,;:!?]/.test(text[end - 1] ?? "")) end--;
    shown += text.slice(from, start) + instead;
    from = end;
  }
  return shown + text.slice(from);
}

/**
 * Where a line ends in the middle of an address, with the marks of a quotation, or may end: pages that show
 * long words put a soft hyphen or a space of no width there.
 */
const lineBreak = String.raw`(?:=?[ \t]{0,20}\r?\n[>|\s]{0,20}|[\u00AD\u200B\u2060])`;
const wrap = new RegExp(lineBreak, "g");

const sixBits = String.raw`(?:[A-Za-z\d+/_-]|%(?:25){0,3}2[BFbf])`;
/** An address in Base64: it begins as `http` does, and goes on without a blank. */
const encodedAddress = new RegExp(`aHR0c${sixBits}+`, "g");
const brokenEncodedAddress = new RegExp(
  `${joinBroken(Array.from("aHR0c"))}(?:(?:${lineBreak})?${sixBits})+`,
  "g",
);

function joinBroken(parts: string[]): string {
  return parts.join(`(?:${lineBreak})?`);
}

/**
 * Encoders spare letters and digits as a rule, and sometimes not the two marks, which Markdown escapes. What
 * `listDecodings` reads is hidden, too.
 */
function toPattern(character: string): string {
  const code = character.charCodeAt(0);
  const [first = "", second = ""] = code.toString(16).toUpperCase();
  const again = joinBroken(["", "2", "5"]);
  const last = `[${second}${second.toLowerCase()}]`;
  const isMark = character === "-" || character === "_";
  const percent = `${isMark ? "[%-]" : "%"}(?:${again}){0,3}${joinBroken(["", first, last])}`;
  const reference = `&(?:amp;)?#(?:0{0,5}${code}|[xX]0{0,4}${first}${last});`;
  const whole = `(?:${character}|${percent}|${reference})`;
  return isMark ? String.raw`\\?${whole}` : whole;
}

function isOfAddress(character: string | undefined): boolean {
  return character !== undefined && !/[\s"'<>()[\]]/.test(character);
}

const forms = Object.values(linkSecretForms);
const shortest = Math.min(...forms.map(({ length }) => length));
const longWord = new RegExp(String.raw`[\w-]{${shortest},}`, "g");

/** More marks than other programs put around an address. */
const mostMarks = 4;

function collectWords(text: string, found: Set<string>): void {
  for (const [word] of text.matchAll(longWord)) {
    const before = Math.min(mostMarks, word.search(/[^_-]/));
    const after = Math.min(mostMarks, /[_-]{0,4}$/.exec(word.slice(-mostMarks))?.[0].length ?? 0);
    for (const { length, matches } of forms) {
      const add = (from: number) => {
        const part = word.slice(from, from + length);
        if (from >= 0 && matches.test(part)) found.add(part);
      };
      const room = word.length - length;
      for (let at = 0; at <= Math.min(before, room); at++) add(at);
      for (let at = 0; at <= Math.min(after, room); at++) add(room - at);
    }
  }
}

/** Rewritten by one server after the other, in any order. */
const mostDecodings = 16;

function listDecodings(text: string): Set<string> {
  const decodings = new Set([text]);
  // A set is walked with what is added to it meanwhile.
  for (const decoded of decodings) {
    for (const decode of decoders) {
      if (decodings.size < mostDecodings) decodings.add(decode(decoded));
    }
  }
  return decodings;
}

const decoders = [decodeMarkdown, decodePercents, decodeReferences, decodeProofpoint, decodeBase64];

function decodeMarkdown(text: string): string {
  return text.replaceAll(/\\([_-])/g, "$1");
}

function decodePercents(text: string): string {
  return text.replaceAll(/%([2-7][\dA-Fa-f])/g, (_, code: string) => toCharacter(code, 16));
}

function decodeReferences(text: string): string {
  return text
    .replaceAll(/&#0{0,5}(\d{2,3});/g, (_, code: string) => toCharacter(code, 10))
    .replaceAll(/&#x0{0,4}([2-7][\dA-F]);/gi, (_, code: string) => toCharacter(code, 16))
    .replaceAll("&amp;", "&");
}

/** Version 2 writes a hyphen for a percent sign, and an underscore for a slash. */
function decodeProofpoint(text: string): string {
  if (!/-(?:2[DF]|3[ADF]|5F)/.test(text)) return text;
  return text
    .replaceAll("_", "/")
    .replaceAll(/-([2-7][\dA-F])/g, (_, code: string) => toCharacter(code, 16));
}

/** As Sophos Email writes an address. */
function decodeBase64(text: string): string {
  return text.replaceAll(/aHR0c[A-Za-z\d+/_-]+/g, (run) => {
    const digits = run.replaceAll("-", "+").replaceAll("_", "/");
    // One digit alone is less than a character: it is of what stands behind.
    return atob(digits.length % 4 === 1 ? digits.slice(0, -1) : digits);
  });
}

function toCharacter(code: string, base: number): string {
  return String.fromCharCode(Number.parseInt(code, base));
}
