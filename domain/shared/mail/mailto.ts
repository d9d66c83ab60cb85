/** The address of a link that writes to it. `?`, `#` and `%` would end or change it. */
export function formatMailto(address: string): string {
  return `mailto:${encodeURIComponent(address).replace("%40", "@")}`;
}
