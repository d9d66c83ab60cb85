/**
 * What the outermost of our own proxies wrote into a header that each of them appends to. What
 * stands before it came from the caller, who can write anything.
 * @param proxies how many of ours a request passes
 * @returns null where the header is missing or that place is empty
 */
export function forwarded(header: string | null | undefined, proxies: number): string | null {
  if (!header || proxies === 0) return null;
  const values = header.split(",").map((value) => value.trim());
  return values.at(-Math.min(proxies, values.length)) || null;
}
