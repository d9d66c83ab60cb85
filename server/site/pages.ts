import { randomBytes } from "node:crypto";
import {
  createRequestHandler,
  RouterContextProvider,
  type ServerInstrumentation,
} from "react-router";
import * as build from "virtual:react-router/server-build";
import { type SitePage, listSitePages } from "../../domain/site/page-handle.ts";
import {
  appContext,
  callApi,
  clientAddress,
  cspNonce,
  failedRequest,
  publicManifest,
  reportError,
  siteOrigin,
} from "./page-contexts.ts";
import { isDatabaseUnavailable } from "../platform/database/database-unavailable.ts";
import type { AppContext } from "../app-context.ts";
import type { CallApi } from "../platform/submissions/answer-posted-form.ts";
import { isTracing, inSpan } from "../platform/tracing/tracing.ts";
import { createPublicManifest } from "./public-manifest.ts";
import { getRequestOrigin } from "../platform/http/request-origin.ts";
import { redactPath } from "../platform/http/logged-path.ts";

export type Pages = ((
  request: Request,
  given: { requestId: string; callApi: CallApi; clientAddress: string },
) => Promise<Response>) & {
  /** The pages' paths, and what each says of itself. */
  routes?: readonly SitePage[];
};

/** React Router's pages over one context. The only place where the server imports them. */
export function createPages(app: AppContext): Pages {
  const publicAssets = import.meta.env.DEV ? build.assets : createPublicManifest(build.assets);
  const ofPublicPages = omitImports(publicAssets);
  const handle = createRequestHandler(
    { ...build, entry: watchLoaders(build.entry), assets: omitImports(build.assets) },
    app.config.production ? "production" : "development",
  );
  const respond: Pages = async (request, given) => {
    const context = new RouterContextProvider();
    context.set(appContext, app);
    context.set(siteOrigin, getRequestOrigin(request, app.config));
    context.set(publicManifest, ofPublicPages);
    context.set(cspNonce, randomBytes(16).toString("hex"));
    context.set(failedRequest, given.requestId);
    context.set(callApi, given.callApi);
    context.set(clientAddress, given.clientAddress);
    const path = redactPath(new URL(request.url).pathname);
    let isDatabaseAway = false;
    context.set(reportError, (error) => {
      isDatabaseAway ||= isDatabaseUnavailable(error);
      app.log.error({ err: error, path }, "Page request failed");
    });
    const response = await handle(request, context);
    const { headers } = response;
    // Whatever the page says of itself: a browser's Back would show the failure again.
    if (response.status >= 500) headers.set("Cache-Control", "no-store");
    // Redirects show the failure at their target.
    const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
    if (!isPage || !isDatabaseAway) return response;
    // Tells caches and crawlers that the failure is temporary.
    headers.set("Retry-After", "5");
    return new Response(response.body, { status: 503, headers });
  };
  return Object.assign(respond, { routes: loadBuiltPages() });
}

/**
 * Leaves out the preloads of what a page's modules import: browsers load those before its style and
 * its pictures (`docs/decisions/0011`). In the browser the router knows them.
 */
function omitImports({ entry, routes, ...rest }: typeof build.assets): typeof build.assets {
  const ownRoutes = Object.entries(routes).map(([id, route]) => [id, { ...route, imports: [] }]);
  return { ...rest, entry: { ...entry, imports: [] }, routes: Object.fromEntries(ownRoutes) };
}

/** React Router's own way to watch loaders and actions: each is a span, named after its route. */
const traceLoaders: ServerInstrumentation = {
  route(route) {
    const name = route.path ?? route.id;
    const trace = (what: string) => (call: () => Promise<{ status: string; error?: Error }>) =>
      inSpan(`${what} ${name}`, { "http.route": name }, async (note) => {
        const { error } = await call();
        if (error) note({ "error.type": error.name });
      });
    route.instrument({ loader: trace("loader"), action: trace("action") });
  },
};

function watchLoaders(entry: typeof build.entry): typeof build.entry {
  if (!isTracing()) return entry;
  return { ...entry, module: { ...entry.module, instrumentations: [traceLoaders] } };
}

function loadBuiltPages(): SitePage[] {
  const routes = Object.values(build.routes).flatMap((route) => (route?.parentId ? [route] : []));
  return listSitePages(routes.map(({ path, module }) => ({ path, handle: module.handle ?? {} })));
}
