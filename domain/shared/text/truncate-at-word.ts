/** Truncates to `max` characters with an ellipsis, at a word boundary if possible. */
export function truncateAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const room = text.slice(0, max);
  const space = room.lastIndexOf(" ", max - 1);
  const end = space > max / 2 ? space : max - 1;
  return `${text.slice(0, end).replace(/[\s,;:.–-]{1,20}$|[\uD800-\uDBFF]$/, "")}…`;
}
