import { TrieRouter } from "hono/router/trie-router";

/** Label for paths without a pattern, as raw paths may hold anything. */
const otherLabel = "other";

/**
 * Maps a path to its route pattern for metrics and the log: `/property/:id`, `/assets/*` or
 * `other`. Keeps label cardinality low and ids out.
 * @param patterns of Hono and the pages; folder wildcards are ignored except for built files
 */
export function createRouteLabeller(patterns: Iterable<string>): (path: string) => string {
  const router = new TrieRouter<string>();
  for (const pattern of new Set(patterns)) {
    if (pattern.endsWith("*") && pattern !== "/assets/*") continue;
    router.add("ALL", pattern, pattern.replace(/\{.*\}/, ""));
  }
  return (path) => router.match("ALL", stripDataSuffix(path))[0][0]?.[0] ?? otherLabel;
}

/** Client-side navigation fetches a page's data as `/property/p1.data`. */
function stripDataSuffix(path: string): string {
  return path.endsWith(".data") ? path.replace(/(\/_)?\.data$/, "") || "/" : path;
}
