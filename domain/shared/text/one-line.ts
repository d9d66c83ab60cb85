/** A tab, and whatever some program ends a line with (Unicode, section 5.8). */
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu;

/** Cells and lines that were pasted into a field of one line stand side by side. */
export function toOneLine(text: string): string {
  return text.replaceAll(breaks, " ");
}

/** Escape, backspace and their like: terminals, logs and papers would obey them. */
export function hasControls(line: string): boolean {
  return /\p{Cc}/u.test(line);
}
