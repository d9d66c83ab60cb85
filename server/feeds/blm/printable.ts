/** Shortens a value to one line without control characters, safe to print. */
export function toPrintable(value: string, length: number): string {
  const line = value.slice(0, 1000).replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, " ");
  return line.length > length ? `${line.slice(0, length)}…` : line;
}

export function quoteValue(value: string): string {
  return `"${toPrintable(value, 40)}"`;
}
