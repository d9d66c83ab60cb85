import chardet from "chardet";

/**
 * The charset of a text whose mail names none, for `TextDecoder`: UTF-8 where the bytes are that, which
 * a text in another charset hardly ever is.
 * @returns null for UTF-8
 */
export function detectCharset(bytes: Uint8Array): string | null {
  if (hasJapaneseEscape(bytes)) return "iso-2022-jp";
  if (isUtf8(bytes)) return null;
  const [best] = chardet.analyse(bytes.subarray(0, longestSample));
  return best !== undefined && isDecodable(best.name) ? best.name.toLowerCase() : "windows-1252";
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
