import { cutAtWord } from "../../../domain/shared/plain-text.ts";

/** Longest subject, UTF-16 units. */
const maxLine = 150;

/**
 * A text as one line of a mail's head: line breaks, control characters and marks that turn the
 * direction of writing become spaces, so that nobody can add a header of their own.
 */
export function headerLine(text: string): string {
  const line = text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return cutAtWord(line, maxLine);
}
