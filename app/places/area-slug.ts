/** Formats `King’s Cross` as `kings-cross`. */
export function buildAreaSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/['‘’]/g, "")
    .replaceAll("&", " and ")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
