import { stripTrailingSlashes } from "./path-end.ts";

/**
 * The one address of a page, for search engines: what the query string filters or opens is the
 * same page, and a home has two addresses (renter specification, section 2).
 * @param search the query string, with or without its question mark
 */
export function canonicalPath(pathname: string, search: string): string {
  const forLandlords = new URLSearchParams(search).get("audience") === "landlord";
  if (pathname === "/" && forLandlords) return "/?audience=landlord";
  return stripTrailingSlashes(pathname.replace(/^\/propertys\//, "/property/"));
}
