import type { MailAttachment } from "./mail-attachment.ts";

/** Longest beginning of a file that is searched, bytes: what people write is shorter. */
const mostSearched = 2 * 1024 * 1024;

export function isTextFile({ mimeType }: Pick<MailAttachment, "mimeType">): boolean {
  return mimeType.startsWith("text/") || mimeType === "application/rtf";
}

/** The beginning of a file of text, and the way back, by which nothing else in the file changes. */
export function readTextFile({ content }: MailAttachment): {
  text: string;
  write: (text: string) => Buffer;
} {
  const searched = content.subarray(0, mostSearched);
  const rest = content.subarray(mostSearched);
  const { text, encode } = decode(searched);
  return { text, write: (changed) => Buffer.concat([encode(changed), rest]) };
}

function decode(content: Buffer): { text: string; encode: (text: string) => Buffer } {
  const [even, odd] = countZeros(content.subarray(0, 1000));
  // Letters of the alphabet have a zero byte each in UTF-16: the second, or the first.
  const isWide = Math.abs(even - odd) > Math.min(content.length, 1000) / 4;
  if (!isWide) {
    // One character for each byte.
    return { text: content.toString("latin1"), encode: (text) => Buffer.from(text, "latin1") };
  }
  const swap = even > odd ? (bytes: Buffer) => bytes.swap16() : (bytes: Buffer) => bytes;
  const last = content.length - (content.length % 2);
  const text = swap(Buffer.from(content.subarray(0, last))).toString("utf16le");
  const encode = (shown: string) =>
    Buffer.concat([swap(Buffer.from(shown, "utf16le")), content.subarray(last)]);
  return { text, encode };
}

/** At even places and at odd ones. */
function countZeros(bytes: Buffer): [even: number, odd: number] {
  const counts: [number, number] = [0, 0];
  for (const [index, byte] of bytes.entries()) if (byte === 0) counts[index % 2 === 0 ? 0 : 1]++;
  return counts;
}
