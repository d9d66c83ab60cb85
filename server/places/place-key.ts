/**
 * What two spellings of a place have in common, which is also its slug: lower case, words joined by
 * hyphens, `&` as "and", without apostrophes.
 * @example placeKey("King’s Cross") // "kings-cross"
 */
export function placeKey(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/['‘’`]/g, "")
    .replaceAll("&", " and ")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
