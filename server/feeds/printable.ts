/** A value as a message may show it: short, on one line, without signs that move the cursor. */
export function toPrintable(value: string, length: number): string {
  const line = value.slice(0, 1000).replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, " ");
  return line.length > length ? `${line.slice(0, length)}…` : line;
}

/** The same in quotes. */
export function quoteValue(value: string): string {
  return `"${toPrintable(value, 40)}"`;
}
