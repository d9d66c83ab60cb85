import chardet from "chardet";

/**
 * The charset of a text whose mail names none, for `TextDecoder`: UTF-8 where the bytes are that, which
 * a text in another charset hardly ever is.
 * @returns null for UTF-8
 */
export function detectCharset(bytes: Uint8Array): string | null {
  if (hasJapaneseEscape(bytes)) return "iso-2022-jp";
  if (isUtf8(bytes)) return null;
  const guesses = chardet.analyse(bytes.subarray(0, longestSample));
  const best = guesses.find(isLikely);
  return best ? best.name.toLowerCase() : "windows-1252";
}

/** Whether a declared charset can be true: it is known, and the bytes are not evidently in another. */
export function canBeCharset(charset: string, bytes: Uint8Array): boolean {
  const name = charset.trim();
  // Its bytes are ASCII and would show as "$B%Z%C%H" in any other charset.
  if (hasJapaneseEscape(bytes)) return /^(?:cs)?iso-?2022-?jp/i.test(name);
  if (isAscii(name)) return bytes.every((byte) => byte < 0x80);
  if (!isDecodable(name)) return false;
  // One broken byte does not make it another charset.
  return !/^utf-?8$/i.test(name) || isUtf8(bytes) || hasUtf8Letter(bytes);
}

function isAscii(charset: string): boolean {
  return /^(?:us-?)?ascii$|^ansi_x3\.4/i.test(charset);
}

function hasUtf8Letter(bytes: Uint8Array): boolean {
  return /[^\0-\x7F\uFFFD]/.test(new TextDecoder("utf-8").decode(bytes));
}

/** Of a few bytes each of these is guessed, with little confidence: most are a Western accent. */
const eastAsian = /^(?:shift_jis|big5|gb|euc|iso-2022)/i;

/** It is no UTF-8, whatever is guessed. */
function isLikely({ name, confidence }: { name: string; confidence: number }): boolean {
  if (/^(?:utf-8|ascii)$/i.test(name) || !isDecodable(name)) return false;
  return !eastAsian.test(name) || confidence >= 50;
}

/**
 * A mail whose headers have bytes of a charset that they can't name, in UTF-8, which programs agree on.
 * A header alone is too short to tell: what the body says of itself, or is, decides with it.
 */
export function encodeHeaders(raw: Uint8Array): Uint8Array {
  const mail = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  const end = /\r?\n\r?\n/.exec(mail.toString("latin1", 0, longestHeaders));
  const headers = mail.subarray(0, end ? end.index : longestHeaders);
  if (isUtf8(headers)) return raw;
  const body = mail.subarray(headers.length, headers.length + longestSample);
  const charset = readDeclared(mail) ?? detectWith(headers, body);
  if (charset === null) return raw;
  const lines = splitLines(headers).map((line) => encodeLine(line, charset));
  return Buffer.concat([...lines, mail.subarray(headers.length)]);
}

const longestHeaders = 256 * 1024;

/** The first that a part declares. */
function readDeclared(mail: Buffer): string | null {
  const [, name = ""] =
    /;\s*charset\s*=\s*"?([\w-]{1,40})/i.exec(mail.toString("latin1", 0, longestSample)) ?? [];
  return name !== "" && !/^utf-?8$/i.test(name) && !isAscii(name) && isDecodable(name)
    ? name
    : null;
}

function detectWith(headers: Buffer, body: Buffer): string | null {
  return detectCharset(isUtf8(body) ? headers : Buffer.concat([headers, body]));
}

function splitLines(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(10, start);
    const next = end === -1 ? bytes.length : end + 1;
    lines.push(bytes.subarray(start, next));
    start = next;
  }
  return lines;
}

/** What our mail server read as an address must still be one, and nothing else become one. */
function encodeLine(line: Buffer, charset: string): Buffer {
  if (isUtf8(line)) return line;
  const text = new TextDecoder(charset).decode(line);
  const listMarks = (from: string) => from.replaceAll(/[^@<>",:;()\r\n]/g, "");
  return listMarks(text) === listMarks(line.toString("latin1")) ? Buffer.from(text) : line;
}

/** Text of a header line, which old Japanese programs write without saying how. */
export function decodeHeader(text: string): string {
  if (!text.includes("\u001B$B") && !text.includes("\u001B$@")) return text;
  return new TextDecoder("iso-2022-jp").decode(Buffer.from(text, "latin1"));
}

/** Detection looks at every byte several times. */
const longestSample = 100_000;

function hasJapaneseEscape(bytes: Uint8Array): boolean {
  const found = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return found.includes("\u001B$B", 0, "latin1") || found.includes("\u001B$@", 0, "latin1");
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function isDecodable(charset: string): boolean {
  try {
    return new TextDecoder(charset).encoding !== "replacement";
  } catch {
    return false;
  }
}
