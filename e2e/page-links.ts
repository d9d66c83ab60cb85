import { existsSync } from "node:fs";
import { matchPath } from "react-router";
import { siteRoutes } from "../app/routes.ts";

/** Returns the links of a page that no route or file answers, and those to no place in the page. */
export function findBrokenLinks(html: string, path: string): string[] {
  return listLinks(html, path).filter((link) => {
    const { pathname, search, hash } = new URL(link, "http://lintel.test");
    if (!isKnown(pathname)) return true;
    const isSamePage = pathname + search === path;
    return isSamePage && hash !== "" && !html.includes(`id="${hash.slice(1)}"`);
  });
}

/** Returns the links of a page to the site itself, as paths from its root. */
export function listLinks(html: string, path: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?href="([^"]+)"/g)]
    .map(([, href = ""]) => href.replaceAll("&amp;", "&"))
    .filter((href) => href.startsWith("/") || href.startsWith("#"))
    .map((href) => (href.startsWith("#") ? path + href : href));
}

function isKnown(pathname: string): boolean {
  return (
    siteRoutes.some(({ path = "" }) => path !== "*" && matchPath(`/${path}`, pathname)) ||
    pathname.startsWith("/photos/") ||
    existsSync(`build/client${pathname}`)
  );
}
