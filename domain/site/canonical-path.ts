import { stripTrailingSlashes } from "./trailing-slashes.ts";

/** A query string makes no new page, and a home has two paths (renter specification, section 2). */
export function buildCanonicalPath(pathname: string, search: string): string {
  const forLandlords = new URLSearchParams(search).get("audience") === "landlord";
  if (pathname === "/" && forLandlords) return "/?audience=landlord";
  return stripTrailingSlashes(pathname.replace(/^\/propertys\//, "/property/"));
}
