/**
 * Returns the value that our outermost proxy appended to a header. Earlier values come from the
 * client and can't be trusted.
 * @param proxies number of our proxies
 * @returns null if the header is missing or that position is empty
 */
export function readForwarded(header: string | null | undefined, proxies: number): string | null {
  if (!header || proxies === 0) return null;
  const values = header.split(",").map((value) => value.trim());
  return values.at(-Math.min(proxies, values.length)) || null;
}
