import { TrieRouter } from "hono/router/trie-router";

/** What is under no pattern; a path as it was called may hold anything. */
const otherLabel = "other";

/**
 * Names the pattern that a path is under, for figures and the log: `/property/:id`, `/assets/*`, or
 * `other`. So there are few names, and none holds an id.
 * @param patterns of Hono and of the pages; those that stand for everything below a folder don't
 * count, but for that of the built files
 */
export function createRouteLabeller(patterns: Iterable<string>): (path: string) => string {
  const router = new TrieRouter<string>();
  for (const pattern of new Set(patterns)) {
    if (pattern.endsWith("*") && pattern !== "/assets/*") continue;
    // A name may be bound to an expression, `/:file{\\w+}`: the label goes without.
    router.add("ALL", pattern, pattern.replace(/\{.*\}/, ""));
  }
  return (path) => router.match("ALL", stripDataSuffix(path))[0][0]?.[0] ?? otherLabel;
}

/** A page that the browser opens by itself is fetched as data, `/property/p1.data`. */
function stripDataSuffix(path: string): string {
  return path.endsWith(".data") ? path.replace(/(\/_)?\.data$/, "") || "/" : path;
}
