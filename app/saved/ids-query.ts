/** The homes that an address names, `ids=a,b`: each once, in its order. */
export function readIds(query: URLSearchParams): string[] {
  const requestedIds = query.getAll("ids").flatMap((ids) => ids.split(","));
  return [...new Set(requestedIds.map((id) => id.trim()).filter(Boolean))];
}

/** The query string that names homes, or an empty one. @example idsQuery(["a", "b"]) // "?ids=a,b" */
export function formatIdsQuery(ids: readonly string[]): string {
  return ids.length === 0 ? "" : `?ids=${ids.map(encodeURIComponent).join(",")}`;
}
