/**
 * A path without the slashes at its end; the first one stays. Not by an expression: over a path of
 * many slashes that ends otherwise one takes time by the square of its length.
 */
export function stripTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end--;
  return path.slice(0, end);
}
