import { stripTrailingSlashes } from "./trailing-slashes.ts";

/** Old and alternative paths with their targets (both specifications, section 2). */
const redirects: Record<string, string> = {
  "/properties-to-rent": "/flats-to-rent/london",
  "/property-search": "/flats-to-rent/london",
  "/search": "/flats-to-rent/london",
  "/properties-to-rent-colindale": "/flats-to-rent/colindale",
  "/properties-to-rent-sevensisters": "/flats-to-rent/seven-sisters",
  "/properties-to-rent-elephantcastle": "/flats-to-rent/elephant-and-castle",
  "/properties-to-rent-canarywharf": "/flats-to-rent/canary-wharf",
  "/flats-to-rent/sevensisters": "/flats-to-rent/seven-sisters",
  "/flats-to-rent/elephantcastle": "/flats-to-rent/elephant-and-castle",
  "/flats-to-rent/canarywharf": "/flats-to-rent/canary-wharf",
  "/how-it-works-tenants": "/how-it-works-renters",
  "/online-rental-valuation": "/book-valuation",
};

/** Returns a moved path's target, or null. Ignores case and trailing slashes. */
export function findRedirect(pathname: string): string | null {
  const known = stripTrailingSlashes(pathname.toLowerCase());
  return Object.hasOwn(redirects, known) ? (redirects[known] ?? null) : null;
}

export const movedPaths: readonly string[] = Object.keys(redirects);
