/**
 * The characters that have a shape in the font of our documents (`server/platform/pdf/open-pdf.ts`), as
 * ranges of code points in hexadecimal. Read from the font: its test fails where the two differ.
 */
export const fontCharacters =
  "20-7e a0-377 37a-37f 384-38a 38c 38e-3a1 3a3-3e1 3f0-52f 900-97f 10fb 1ab0-1ac0 1ac5 1ac7-1ace 1c80-1c88 1d00-1df9 1dfb-1f15 1f18-1f1d 1f20-1f45 1f48-1f4d 1f50-1f57 1f59 1f5b 1f5d 1f5f-1f7d 1f80-1fb4 1fb6-1fc4 1fc6-1fd3 1fd6-1fdb 1fdd-1fef 1ff2-1ff4 1ff6-1ffe 2000-2064 2066-2071 2074-208e 2090-209c 20a0-20c0 20f0 2100-215f 2183-2184 2189 2212 25cc 2c60-2c7f 2de0-2e5d a640-a69f a700-a7ca a7d0-a7d1 a7d3 a7d5-a7d9 a7f2-a7ff a8ff a92e ab30-ab6b fb00-fb06 fe00 fe20-fe2f feff fffc-fffd 10780-10785 10787-107b0 107b2-107ba 1df00-1df1e";

interface Patterns {
  unprintable: RegExp;
  /** With the space that would be left over. */
  gaps: RegExp;
}

let patterns: Patterns | null = null;

/** Only once they are asked for, so that no page carries them that does not. */
function getPatterns(): Patterns {
  if (patterns !== null) return patterns;
  const ranges = fontCharacters.replaceAll(/[\da-f]+/g, String.raw`\u{$&}`).replaceAll(" ", "");
  // Documents break lines themselves. The font has boxes of its own for what a program has lost.
  const other = String.raw`(?:[^\n${ranges}]|[\u{fffc}\u{fffd}])`;
  patterns = {
    unprintable: new RegExp(other, "gu"),
    gaps: new RegExp(`^(?:${other}+ ?)+| ?${other}+`, "gmu"),
  };
  return patterns;
}

/** What a document can't show of it, in a sentence. Null where it shows all. */
export function describeUnprintable(text: string): string | null {
  const missing = [...new Set(toPrintable(text).match(getPatterns().unprintable))];
  if (missing.length === 0) return null;
  const shown = missing.slice(0, 5).join(" ");
  return `Documents can’t show “${text}”. Their font does not include ${shown}${missing.length > 5 ? " and others" : ""}.`;
}

/** As documents write it: an accent with its letter, where the font has both in one. */
export function toPrintable(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[\t\u3000]/g, " ")
    .replaceAll(/\p{Variation_Selector}/gu, "");
}

/** For texts of others, in which what is missing says nothing of its own: ticks, stars, faces. */
export function dropUnprintable(text: string): string {
  return toPrintable(text).replaceAll(getPatterns().gaps, "");
}

/** Without pictures, which are no words. All other characters stay, whether or not they can be shown. */
export function dropPictures(text: string): string {
  return toPrintable(text).replaceAll(getPatterns().gaps, (gap) => (isPicture(gap) ? "" : gap));
}

/** Whether a document would leave out words of it, and not only pictures. */
export function losesWords(text: string): boolean {
  return describeUnprintable(dropPictures(text)) !== null;
}

function isPicture(gap: string): boolean {
  return /^[\p{S}\p{Cf}\p{Me}\p{Emoji_Modifier} ]+$/u.test(gap);
}
