/** Quoted values come first, so that each is replaced as a whole. */
const personal: [pattern: RegExp, instead: string][] = [
  [/"[^"]*"|`[^`]*`|“[^”]*”|‘[^’]*’|(?<!\w)'[^']*'/g, "[value]"],
  [/(?<!\S)\S+@\S+/g, "[address]"],
  [/\b(?:https?|wss?|blob|data|file):\S+/gi, "[url]"],
  [/[?#](?!\d{1,3}\b)\S+/g, "[query]"],
  [/\+?\(?\d[\d\s().-]{5,}\d/g, "[number]"],
  [/(?<![\w/-])(?=[\w/-]*\d)[\w/-]{6,}/g, "[id]"],
];

/** Removes possibly personal data. Unquoted names can't be recognised. */
export function scrubText(text: string, maxLength = 300): string {
  // Bounds the work on long text.
  const whole = text.slice(0, 4 * maxLength).replaceAll(/\s+/g, " ");
  const scrubbed = personal.reduce((left, [pattern, to]) => left.replaceAll(pattern, to), whole);
  return scrubbed.trim().slice(0, maxLength);
}
