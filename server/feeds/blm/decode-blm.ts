const utf8 = new TextDecoder("utf-8", { fatal: true });
const windows1252 = new TextDecoder("windows-1252");
/** Bytes that Windows-1252 leaves undefined. */
const undefinedBytes = [0x81, 0x8d, 0x8f, 0x90, 0x9d];

/**
 * Decodes UTF-8, falling back to Windows-1252, which agency software writes.
 * @returns the text, or an error line for UTF-16, binary or any other encoding
 */
export function decodeBlm(
  bytes: Uint8Array,
): { ok: true; text: string; encoding: "UTF-8" | "Windows-1252" } | { ok: false; problem: string } {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return rejectEncoding("it is UTF-16");
  }
  if (bytes.includes(0)) return rejectEncoding("it has NUL bytes, like UTF-16 and binary files");
  try {
    return { ok: true, text: utf8.decode(bytes), encoding: "UTF-8" };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  const stray = undefinedBytes.find((byte) => bytes.includes(byte));
  if (stray !== undefined) {
    return rejectEncoding(`it contains byte 0x${stray.toString(16)} but isn’t UTF-8`);
  }
  return { ok: true, text: windows1252.decode(bytes), encoding: "Windows-1252" };
}

function rejectEncoding(why: string): { ok: false; problem: string } {
  return {
    ok: false,
    problem: `The file has the wrong encoding (${why}). Save it as UTF-8 or Windows-1252.`,
  };
}
