/** Lengths of the secrets that links carry. */
const secretLengths = new Set([18, 20, 24, 32, 43]);

/** A mail server that rewrites links encodes them once for each that it passes. */
const mostDecodings = 3;

/** More words of such lengths than any letter has. */
const mostCandidates = 2000;

const hidden = "(link to their page)";

/**
 * Words of a mail that may be the secret of a link: as they stand, as other mail programs encode an
 * address, and where they broke it over lines. Which of them are secrets the table of links says.
 */
export function listSecretCandidates(text: string): string[] {
  const found = new Set<string>();
  for (const whole of [text, joinSoftWraps(text)]) {
    for (const decoded of listDecodings(whole)) {
      collectWords(decoded, found);
      const lines = decoded.split(/\r?\n/).map(stripQuoteMarks);
      for (let index = 0; index + 1 < lines.length; index++) {
        collectBroken(lines.slice(index, index + 3), found);
      }
    }
  }
  return [...found].slice(0, mostCandidates);
}

/** A text in which no address with one of these secrets stays. */
export function hideSecrets(text: string, secrets: readonly string[]): string {
  let shown = text;
  for (const secret of secrets) shown = hideSecret(shown, secret);
  return shown;
}

function hideSecret(text: string, secret: string): string {
  const pattern = new RegExp(Array.from(secret, toPattern).join(lineBreak), "g");
  let shown = "";
  let from = 0;
  for (const { index, 0: match } of text.matchAll(pattern)) {
    if (index < from) continue;
    let start = index;
    while (start > from && isOfAddress(text[start - 1])) start--;
    // What stands before it without a blank, as in a calendar entry, is not of the address.
    start += Math.max(0, text.slice(start, index).search(/https?:\/\//i));
    let end = index + match.length;
    while (end < text.length && isOfAddress(text[end])) end++;
    shown += text.slice(from, start) + hidden;
    from = end;
  }
  return shown + text.slice(from);
}

const lineBreak = String.raw`(?:=?\r?\n[>\s]{0,20})?`;

/** Encoders spare letters and digits, and sometimes not these two. */
function toPattern(character: string): string {
  if (character === "-") return "(?:-|%(?:25){0,3}2[Dd])";
  return character === "_" ? "(?:_|%(?:25){0,3}5[Ff])" : character;
}

function isOfAddress(character: string | undefined): boolean {
  return character !== undefined && !/[\s"'<>()[\]]/.test(character);
}

function collectWords(text: string, found: Set<string>): void {
  for (const [word] of text.matchAll(/[\w-]{18,}/g)) {
    if (secretLengths.has(word.length)) found.add(word);
  }
}

/** The last word of a line with the first of the next, and of the one after it. */
function collectBroken([first = "", second = "", third = ""]: string[], found: Set<string>): void {
  const end = /[\w-]{1,42}$/.exec(first.slice(-43))?.[0] ?? "";
  const next = /^[\w-]{1,42}/.exec(second)?.[0] ?? "";
  if (end === "" || next === "") return;
  const two = end + next;
  if (secretLengths.has(two.length)) found.add(two);
  const last = next === second ? (/^[\w-]{1,42}/.exec(third)?.[0] ?? "") : "";
  if (last !== "" && secretLengths.has(two.length + last.length)) found.add(two + last);
}

function stripQuoteMarks(line: string): string {
  return line.replace(/^[>\s]{1,20}/, "").trimEnd();
}

function joinSoftWraps(text: string): string {
  return text.replaceAll(/=\r?\n/g, "");
}

function listDecodings(text: string): string[] {
  const decodings = [text];
  for (let count = 0; count < mostDecodings; count++) {
    const before = decodings.at(-1) ?? "";
    const decoded = before.replaceAll(/%([0-7][\dA-Fa-f])/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    if (decoded === before) break;
    decodings.push(decoded);
  }
  return decodings;
}
