import { truncateAtWord } from "../../../domain/shared/text/truncate-at-word.ts";

/** Longest subject, UTF-16 units. */
const maxLine = 150;

/**
 * Makes a text safe for one header line: line breaks, control characters and bidi marks become
 * spaces, which prevents header injection.
 */
export function toHeaderLine(text: string): string {
  const line = text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return truncateAtWord(line, maxLine);
}
