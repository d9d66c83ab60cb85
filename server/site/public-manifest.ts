import { createHash } from "node:crypto";
import type { EntryContext } from "react-router";

type Manifest = EntryContext["manifest"];

/** The route that all of the office is in. */
export const officeRouteId = "office/office-layout";

/**
 * Whether a page names it to the browser: not the office, and not the pages that renters and landlords
 * open by their links, which come without script.
 */
export function isPublicRoute(id: string): boolean {
  return id !== officeRouteId && !/^(?:cases\/|my-home-)/.test(id);
}

/**
 * The browser's table of the routes that are public. The build writes it beside
 * the whole one (`scripts/write-public-manifest.ts`), under a name by its content.
 */
export function createPublicManifest({ entry, routes, ...rest }: Manifest): Manifest {
  const publicRoutes = Object.fromEntries(
    Object.entries(routes).filter(
      ([id, route]) => isPublicRoute(id) && isPublicRoute(route?.parentId ?? ""),
    ),
  );
  const text = JSON.stringify({ entry, routes: publicRoutes });
  const version = createHash("sha256").update(text).digest("hex").slice(0, 8);
  const url = rest.url.replace(/[^/]*$/, `public-manifest-${version}.js`);
  return { ...rest, entry, routes: publicRoutes, url, version };
}
