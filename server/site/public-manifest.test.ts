import { expect, test } from "vitest";
import { createPublicManifest, officeRouteId } from "./public-manifest.ts";

type Manifest = Parameters<typeof createPublicManifest>[0];

function createManifest(...routes: Manifest["routes"][string][]): Manifest {
  return {
    entry: { module: "/assets/entry.js", imports: [] },
    routes: Object.fromEntries(routes.map((route) => [route?.id, route])),
    url: "/assets/manifest-0a1b.js",
    version: "0a1b",
  };
}

function createRoute(id: string, parentId: string, module = `/assets/${id}.js`) {
  return {
    id,
    parentId,
    module,
    hasAction: false,
    hasLoader: true,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasErrorBoundary: false,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  };
}

const home = createRoute("home", "root");
const office = createRoute(officeRouteId, "root");
const today = createRoute("office/today", officeRouteId);

const own = createRoute("cases/my-case-page", "root");
const ownPaper = createRoute("my-home-paper", "root");

test("leaves out the office, every page in it, and people's own pages", () => {
  const all = createManifest(home, office, today, own, ownPaper);
  const { routes, url } = createPublicManifest(all);
  expect(Object.keys(routes)).toEqual(["home"]);
  expect(url).toMatch(/^\/assets\/public-manifest-[\da-f]{8}\.js$/);
});

test("has another name if a public page changes, and the same if the office does", () => {
  const name = (...routes: Parameters<typeof createManifest>) =>
    createPublicManifest(createManifest(...routes)).url;
  expect(name(home, office, today)).toBe(name(home, office));
  expect(name(createRoute("home", "root", "/assets/home-2.js"))).not.toBe(name(home));
});
