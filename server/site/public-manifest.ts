import { createHash } from "node:crypto";
import type { EntryContext } from "react-router";

type Manifest = EntryContext["manifest"];

/** The route that all of the office is in. */
export const officeRouteId = "office/office-layout";

/**
 * The browser's table of routes without the office's, for public pages. The build writes it beside
 * the whole one (`scripts/write-public-manifest.ts`), under a name by its content.
 */
export function createPublicManifest({ entry, routes, ...rest }: Manifest): Manifest {
  const publicRoutes = Object.fromEntries(
    Object.entries(routes).filter(
      ([id, route]) => id !== officeRouteId && route?.parentId !== officeRouteId,
    ),
  );
  const text = JSON.stringify({ entry, routes: publicRoutes });
  const version = createHash("sha256").update(text).digest("hex").slice(0, 8);
  const url = rest.url.replace(/[^/]*$/, `public-manifest-${version}.js`);
  return { ...rest, entry, routes: publicRoutes, url, version };
}
