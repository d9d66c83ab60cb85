import { searchParameters } from "../../domain/search/search.ts";
import type { PageHandle, SitePage } from "../../domain/site/page-handle.ts";

type PageCache = NonNullable<PageHandle["cache"]>;

/** How long an answer holds, seconds: in a browser, in shared caches, and there while they ask anew. */
interface Freshness {
  browser: number;
  shared: number;
  stale: number;
}

const pageFreshness: Record<PageCache["freshness"], Freshness> = {
  /** They change with a new version of the site, which brings new names of its files. */
  texts: { browser: 0, shared: 300, stale: 600 },
  /** Shared caches don't hear of a change, as this site's own does. */
  homes: { browser: 0, shared: 30, stale: 60 },
  /** So long a browser going back and forth need not ask again. */
  searches: { browser: 30, shared: 30, stale: 60 },
};
/** Fetched by programs, which come again and again. */
const feeds: Freshness = { browser: 900, shared: 900, stale: 3600 };
const notices: Freshness = { browser: 3600, shared: 3600, stale: 86_400 };
/** Places stay where they are. */
const places: Freshness = { browser: 86_400, shared: 86_400, stale: 86_400 };

/** What is answered alike to everybody at one path. */
export interface PublicPath {
  /** `:name` stands for one segment or its end. */
  path: string;
  /** That the answer depends on. */
  parameters: readonly string[];
  freshness: Freshness;
  /** The page's links repeat its query string, in its order. */
  showsQuery?: true;
  /** Counted by caller: no answer may be given without asking. */
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

/** Everything that caches may keep; what is not named here is nobody's but the visitor's. */
export function publicPaths(pages: readonly SitePage[]): readonly PublicPath[] {
  return [...pages.flatMap(publicPage), ...files];
}

function publicPage({ path, handle: { cache, listed } }: SitePage): PublicPath[] {
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
  /** Path and query string, one for all addresses of the same answer. */
  address: string;
}

/** Longer ones are rare, and anybody can make them up. */
const longest = 400;

/** The names that campaigns and adverts put into links; no answer depends on them. */
const tracking = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid)$/;

/** Tells what caches may keep of an address; null for one that is not public or says what nobody knows. */
export type FindPublicAddress = (url: URL) => PublicAddress | null;

export function publicAddresses(paths: readonly PublicPath[]): FindPublicAddress {
  const fixed = new Map(paths.map((one) => [one.path, one]));
  const patterns = paths
    .filter(({ path }) => path.includes(":"))
    .map((one) => ({ one, form: new RegExp(`^${one.path.replace(/:\w+/, "[\\w-]{1,60}")}$`) }));
  return ({ pathname, searchParams }) => {
    // What the browser's own navigation fetches instead of the page.
    const isData = pathname.endsWith(".data");
    const path = isData ? pathname.replace(/(?<=\/)_\.data$|\.data$/, "") : pathname;
    const of = fixed.get(path) ?? patterns.find(({ form }) => form.test(path))?.one;
    if (!of) return null;
    const known = isData ? [...of.parameters, "_routes"] : of.parameters;
    const isPage = !of.showsQuery && !path.startsWith("/api/");
    const asked = [...searchParams].filter(([name]) => !(isPage && tracking.test(name)));
    if (asked.some(([name]) => !known.includes(name))) return null;
    if (!of.showsQuery) asked.sort(([one], [other]) => known.indexOf(one) - known.indexOf(other));
    const address = asked.length === 0 ? pathname : `${pathname}?${new URLSearchParams(asked)}`;
    return address.length > longest ? null : { of, address };
  };
}

/** The `Cache-Control` of what holds so long. */
export function cacheControl({ browser, shared, stale }: Freshness): string {
  return `public, max-age=${browser}, s-maxage=${shared}, stale-while-revalidate=${stale}`;
}
