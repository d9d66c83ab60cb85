/**
 * The slug of an area's page for its name: lower case, words joined by hyphens, no apostrophes.
 * @example areaSlug("King’s Cross") // "kings-cross"
 */
export function areaSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/['‘’]/g, "")
    .replaceAll("&", " and ")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
