import { decodeHTML } from "entities";
import type { CreditPart } from "../../domain/map/map-archive.ts";
import type { StreetSchema } from "../../domain/map/street-schema.ts";

const openStreetMap: CreditPart = {
  text: "©\u00A0OpenStreetMap contributors",
  href: "https://www.openstreetmap.org/copyright",
};

/** For an archive that names nobody. All three schemas are made from OpenStreetMap. */
const usualCredit: Record<StreetSchema, CreditPart[]> = {
  openmaptiles: [{ text: "©\u00A0OpenMapTiles", href: "https://openmaptiles.org/" }, openStreetMap],
  protomaps: [{ text: "Protomaps", href: "https://protomaps.com/" }, openStreetMap],
  compact: [openStreetMap],
};

/** Longest credit that is read, characters. */
const longest = 2000;
const link = /<a\s([^<>]*)>([^]*?)<\/a\s*>/gi;
const hrefAttribute = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i;

/** Reads the HTML of an archive's `attribution` as text and http links. No markup survives. */
export function readCredit(attribution: unknown, schema: StreetSchema): CreditPart[] {
  const html = typeof attribution === "string" ? attribution.slice(0, longest) : "";
  const parts: CreditPart[] = [];
  let end = 0;
  for (const match of html.matchAll(link)) {
    const [whole, attributes = "", inner = ""] = match;
    parts.push({ text: readText(html.slice(end, match.index)) });
    parts.push({ text: readText(inner), ...readHref(attributes) });
    end = match.index + whole.length;
  }
  parts.push({ text: readText(html.slice(end)) });
  const credit = parts.filter(({ text }) => text !== "");
  return credit.length > 0 ? credit : usualCredit[schema];
}

function readText(html: string): string {
  const text = decodeHTML(html.replaceAll(/<[^>]*>?/g, " "));
  // No line ends after the sign.
  return text.replaceAll(/\s+/g, " ").trim().replaceAll("© ", "©\u00A0");
}

function readHref(attributes: string): { href?: string } {
  const [, double, single, bare = ""] = hrefAttribute.exec(attributes) ?? [];
  const address = decodeHTML(double ?? single ?? bare).trim();
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return {};
  return { href: new URL(address).href };
}
