import type { OfficeSubject } from "../shared/office-subjects.ts";

/** The `handle` of a route module: what a page says of itself to the document and to the server. */
export interface PageHandle {
  /** `false`: it reads the same without script, and the server sends it without any. */
  scripts?: false;
  /** It comes without the site's header, footer and consent: its layout has a frame of its own. */
  ownFrame?: true;
  /** Its address is somebody's key: nothing of another company may read it. */
  byLink?: true;
  /** It names a picture of its own to social sites. */
  ownPicture?: true;
  /** Search engines may list it: it is the same for everybody, at a fixed address. */
  listed?: {
    /** For a module with several pages, by path. */
    name: string | Readonly<Record<string, string>>;
    /** One of those to begin with; the rest are details. */
    main?: true;
  };
  /** Caches may keep it, as they may every listed page: it is answered alike to everybody. */
  cache?: {
    /** It changes with the site's texts, or with the homes that it shows. */
    freshness: "texts" | "homes" | "searches";
    /** Parameters of the query string that it depends on. */
    parameters?: readonly string[];
    /** It depends on a search's parameters too, and its links repeat the query string in its order. */
    search?: true;
  };
  /** A page of the office asks for its data again when one of these changes. */
  shows?: readonly OfficeSubject[];
}

/** A route of `app/routes.ts`. */
export interface SitePage {
  /** `/property/:id`. */
  path: string;
  handle: PageHandle;
}

/**
 * The routes in their order. A second address of a page, which leads to the first, says nothing.
 * @param routes with the `handle` of their modules
 */
export function listSitePages(
  routes: Iterable<{ path?: string | undefined; handle?: PageHandle | undefined }>,
): SitePage[] {
  const seen = new Set<PageHandle>();
  return Array.from(routes, ({ path = "", handle = {} }) => {
    const isSecond = seen.has(handle) && typeof handle.listed?.name !== "object";
    seen.add(handle);
    return { path: `/${path}`, handle: isSecond ? {} : handle };
  });
}

export interface ListedPage extends Omit<NonNullable<PageHandle["listed"]>, "name"> {
  path: string;
  name: string;
}

/** Those that search engines may list; homes and areas have pages besides. */
export function listIndexedPages(pages: readonly SitePage[]): ListedPage[] {
  return pages.flatMap(({ path, handle: { listed } }) => {
    if (!listed) return [];
    const name = typeof listed.name === "string" ? listed.name : listed.name[path];
    return name === undefined ? [] : [{ ...listed, path, name }];
  });
}
