/** Order matters, as most browsers name others too. */
const families: [name: string, sign: RegExp][] = [
  ["Edge", /Edg(e|A|iOS)?\//],
  ["Opera", /OPR\//],
  ["Samsung Internet", /SamsungBrowser\//],
  ["Firefox", /(Firefox|FxiOS)\//],
  ["Chrome", /(Chrome|CriOS)\//],
  ["Safari", /Safari\//],
];

/** Browser family only: a version or platform might identify a visitor. */
export function detectBrowserFamily(userAgent: string): string {
  return families.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? "other";
}
