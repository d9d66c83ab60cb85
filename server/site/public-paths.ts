import { searchParameters } from "../../domain/search/read-search.ts";
import type { PageHandle, SitePage } from "../../domain/site/page-handle.ts";

type PageCache = NonNullable<PageHandle["cache"]>;

/** Cache lifetimes in seconds: browser, shared caches, and stale-while-revalidate. */
interface Freshness {
  browser: number;
  shared: number;
  stale: number;
  /** A change of a home changes the response. */
  showsHomes: boolean;
}

const pageFreshness: Record<PageCache["freshness"], Freshness> = {
  /** They change with a new version of the site, which brings new names of its files. */
  texts: { browser: 0, shared: 300, stale: 600, showsHomes: false },
  /** Shared caches are not cleared by a change, unlike this site's own. */
  homes: { browser: 0, shared: 30, stale: 60, showsHomes: true },
  /** Lets a browser go back and forth without a request. */
  searches: { browser: 30, shared: 30, stale: 60, showsHomes: true },
};
const feeds: Freshness = { browser: 900, shared: 900, stale: 3600, showsHomes: true };
const notices: Freshness = { browser: 3600, shared: 3600, stale: 86_400, showsHomes: false };
const places: Freshness = { browser: 86_400, shared: 86_400, stale: 86_400, showsHomes: false };

export interface PublicPath {
  /** `:name` stands for one segment or the rest of one. */
  path: string;
  parameters: readonly string[];
  freshness: Freshness;
  /** Links on the page repeat its query string, so its order matters. */
  showsQuery?: true;
  /** Rate limited, so a response always needs a check. */
  limited?: true;
}

const search = [...Object.keys(searchParameters), "features"];

const { homes, searches } = pageFreshness;

/** What is no page. */
const files: readonly PublicPath[] = [
  { path: "/api/properties", parameters: search, freshness: searches },
  { path: "/api/listing/:id", parameters: [], freshness: homes },
  { path: "/api/listingS/:id", parameters: [], freshness: homes },
  { path: "/api/places", parameters: ["q", "city"], freshness: places, limited: true },
  { path: "/api/openapi.json", parameters: [], freshness: notices },
  { path: "/sitemap.xml", parameters: [], freshness: feeds },
  { path: "/sitemap-:part.xml", parameters: [], freshness: feeds },
  { path: "/properties/rss.xml", parameters: [], freshness: feeds },
  { path: "/flats-to-rent/:slug/rss.xml", parameters: [], freshness: feeds },
  { path: "/robots.txt", parameters: [], freshness: notices },
  { path: "/llms.txt", parameters: [], freshness: notices },
];

/** Everything caches may store. All else is private to the visitor. */
export function listPublicPaths(pages: readonly SitePage[]): readonly PublicPath[] {
  return [...pages.flatMap(toPublicPaths), ...files];
}

function toPublicPaths({ path, handle: { cache, listed } }: SitePage): PublicPath[] {
  if (!cache) return listed ? [{ path, parameters: [], freshness: pageFreshness.texts }] : [];
  const { freshness, parameters = [], search: isSearch } = cache;
  return [
    {
      path,
      parameters: isSearch ? [...search, ...parameters] : parameters,
      freshness: pageFreshness[freshness],
      ...(isSearch && { showsQuery: true }),
    },
  ];
}

export interface PublicAddress {
  of: PublicPath;
  address: string;
}

/** Longer URLs are rare and easily forged. */
const longest = 400;

/** Tracking parameters, which no response depends on. */
const tracking = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid)$/;

/** Returns what caches may store of an address. Null if it is not public or has unknown parameters. */
export type FindPublicAddress = (url: URL) => PublicAddress | null;

export function createPublicAddressFinder(paths: readonly PublicPath[]): FindPublicAddress {
  const fixed = new Map(paths.map((one) => [one.path, one]));
  const patterns = paths
    .filter(({ path }) => path.includes(":"))
    .map((one) => ({ one, form: new RegExp(`^${one.path.replace(/:\w+/, "[\\w-]{1,60}")}$`) }));
  return ({ pathname, searchParams }) => {
    // Client-side navigation fetches data instead of the page.
    const isData = pathname.endsWith(".data");
    const path = isData ? pathname.replace(/(?<=\/)_\.data$|\.data$/, "") : pathname;
    const of = fixed.get(path) ?? patterns.find(({ form }) => form.test(path))?.one;
    if (!of) return null;
    const known = isData ? [...of.parameters, "_routes"] : of.parameters;
    const isPage = !of.showsQuery && !path.startsWith("/api/");
    const accepted = [...searchParams].filter(([name]) => !(isPage && tracking.test(name)));
    if (accepted.some(([name]) => !known.includes(name))) return null;
    if (!of.showsQuery)
      accepted.sort(([one], [other]) => known.indexOf(one) - known.indexOf(other));
    const address =
      accepted.length === 0 ? pathname : `${pathname}?${new URLSearchParams(accepted)}`;
    return address.length > longest ? null : { of, address };
  };
}

export function cacheControl({ browser, shared, stale }: Freshness): string {
  return `public, max-age=${browser}, s-maxage=${shared}, stale-while-revalidate=${stale}`;
}
