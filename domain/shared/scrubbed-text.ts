/**
 * What may be somebody's in the text of an error: quoted values, addresses, queries, and words with
 * a number in them, as telephone numbers, postcodes and ids are. In this order: a quoted value goes
 * as a whole.
 */
const personal: [pattern: RegExp, instead: string][] = [
  [/"[^"]*"|`[^`]*`|“[^”]*”|‘[^’]*’|(?<!\w)'[^']*'/g, "[value]"],
  [/(?<!\S)\S+@\S+/g, "[address]"],
  [/\b(?:https?|wss?|blob|data|file):\S+/gi, "[url]"],
  [/[?#](?!\d{1,3}\b)\S+/g, "[query]"],
  [/\+?\(?\d[\d\s().-]{5,}\d/g, "[number]"],
  [/(?<![\w/-])(?=[\w/-]*\d)[\w/-]{6,}/g, "[id]"],
];

/**
 * The text of an error without what may be personal: what is left tells programmers what went
 * wrong and nobody who it was. Names that stand free in a text can't be known.
 * @param most characters that are kept
 */
export function scrubText(text: string, most = 300): string {
  // A long text costs no more than what is kept of it.
  const whole = text.slice(0, 4 * most).replaceAll(/\s+/g, " ");
  const scrubbed = personal.reduce((left, [pattern, to]) => left.replaceAll(pattern, to), whole);
  return scrubbed.trim().slice(0, most);
}
