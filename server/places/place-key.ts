/**
 * Normalises a place name into its slug: lower case, hyphens, `&` as "and", no apostrophes.
 * @example createPlaceKey("King’s Cross") // "kings-cross"
 */
export function createPlaceKey(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/['‘’`]/g, "")
    .replaceAll("&", " and ")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
