/** Reads `ids=a,b`, without duplicates, in order. */
export function readIds(query: URLSearchParams): string[] {
  const requestedIds = query.getAll("ids").flatMap((ids) => ids.split(","));
  return [...new Set(requestedIds.map((id) => id.trim()).filter(Boolean))];
}

export function formatIdsQuery(ids: readonly string[]): string {
  return ids.length === 0 ? "" : `?ids=${ids.map(encodeURIComponent).join(",")}`;
}
