import { getHomeField, type HomeFieldName } from "./facts/home-fields.ts";

const list = new Intl.ListFormat("en-GB");

/**
 * What saving a home did. All that was typed is kept; what can't be read is named, as it isn't published.
 * @example saySaved(["rentPcm"]) // "Saved as you typed it. We can’t read Rent. Correct it before you publish."
 */
export function saySaved(unread: readonly HomeFieldName[]): string {
  if (unread.length === 0) return "Saved.";
  const names = list.format(unread.map((name) => getHomeField(name).label));
  const which = unread.length === 1 ? "it" : "them";
  return `Saved as you typed it. We can’t read ${names}. Correct ${which} before you publish.`;
}
