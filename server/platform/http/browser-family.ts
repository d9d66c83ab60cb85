/** In this order: most browsers name others too. */
const families: [name: string, sign: RegExp][] = [
  ["Edge", /Edg(e|A|iOS)?\//],
  ["Opera", /OPR\//],
  ["Samsung Internet", /SamsungBrowser\//],
  ["Firefox", /(Firefox|FxiOS)\//],
  ["Chrome", /(Chrome|CriOS)\//],
  ["Safari", /Safari\//],
];

/** The browser's family: less than that tells no programmer enough, more may tell who it was. */
export function browserFamily(userAgent: string): string {
  return families.find(([, sign]) => sign.test(userAgent))?.[0] ?? "other";
}
