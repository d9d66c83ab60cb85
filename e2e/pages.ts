import type { Register } from "react-router";
import { siteRoutes } from "../app/routes.ts";

type Path = keyof Register["pages"];

/** The paths of `app/routes.ts` that draw a page, each page once. */
export const pagePaths: readonly string[] = siteRoutes
  .filter(({ file }) => file.endsWith(".tsx"))
  .filter(({ file }, index, all) => all.findIndex((one) => one.file === file) === index)
  .map(({ path = "" }) => `/${path}`);

/** Where a path has a parameter, or shows more than one page. */
const examples: Record<string, readonly string[]> = {
  "/": ["/", "/?audience=landlord"],
  "/flats-to-rent/:id": ["/flats-to-rent/shoreditch"],
} satisfies { [path in Path]?: readonly string[] };

/** Checks of their own have the pages that need something made first, or come without script. */
const elsewhere = new Set<string>([
  "/booking-confirmation",
  "/my-viewing",
  "/choose-viewing",
  "/viewing-feedback",
  "/developers",
  "/my-case/:token",
  "/my-case/:token/data",
  "/my-home/:token",
  "/my-home/:token/digest",
  "/confirm-address/:token",
] satisfies Path[]);

export const pages: readonly string[] = pagePaths
  .filter((path) => !elsewhere.has(path))
  .flatMap((path) => examples[path] ?? (/[:*]/.test(path) ? [] : [path]));
