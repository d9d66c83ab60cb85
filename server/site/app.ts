import { Hono } from "hono";
import { requestId, type RequestIdVariables } from "hono/request-id";
import { listIndexedPages } from "../../domain/site/page-handle.ts";
import { type Problem, createProblemResponse } from "../platform/submissions/problem.ts";
import type { FormBindings } from "../platform/submissions/write-call.ts";
import { apiRoutes } from "./api/api-calls.ts";
import { readContractTerms } from "../offers/contract-terms-file.ts";
import type { AppContext } from "../app-context.ts";
import { createMailPreview } from "./preview/preview.tsx";
import { browserReports } from "./reports/browser-reports.ts";
import { readPageReader } from "../platform/http/page-reader.ts";
import { getClientAddress } from "../platform/http/client-address.ts";
import { compressResponses } from "../platform/http/compress.ts";
import { discovery } from "./discovery/discovery.ts";
import { isDatabaseUnavailable } from "../platform/database/database-unavailable.ts";
import { failurePage, isPlainTextFailure } from "./failure-page.ts";
import { findMovedOfficePath } from "./former-office-paths.ts";
import { readOfficeCookie } from "../staff/cookies.ts";
import type { CallApi } from "../platform/submissions/answer-posted-form.ts";
import type { Pages } from "./pages.ts";
import { type AnswerBindings, cachePublicResponses } from "./cache-public-responses.ts";
import { createPublicAddressFinder, listPublicPaths } from "./public-paths.ts";
import { recordRequests, createRequestRecord } from "../platform/http/request-record.ts";
import { createRouteLabeller } from "../platform/http/route-labels.ts";
import { securityHeaders } from "../platform/http/security-headers.ts";
import { mapFiles } from "../map/map-files.ts";
import { photoFiles } from "../photos/photo-files.ts";
import { openPhotoDoor } from "./doors/judge-photo.ts";
import { staticFiles } from "../platform/http/static-files.ts";
import { redactPath } from "../platform/http/logged-path.ts";

/**
 * Longest accepted path, characters. Ours have at most about 130, and path matching is quadratic.
 */
const longestPath = 500;
const tooLongPath = {
  status: 414,
  title: "Address too long",
  detail: "We can’t find that page.",
} as const;

export function createApp(
  appContext: AppContext,
  pages: Pages,
  options: { clientFolder?: string; stopping?: AbortSignal } = {},
) {
  const { routes = [] } = pages;
  const findPublic = createPublicAddressFinder(listPublicPaths(routes));
  const app = new Hono<{ Variables: RequestIdVariables; Bindings: AnswerBindings }>();
  const labelRoute = (path: string) => label(path);
  const callSite = (input: string, init: RequestInit, bindings: FormBindings) =>
    app.request(input, init, bindings);
  const site = createSite(appContext, pages, { ...options, labelRoute, callSite });

  // Ignores a client's own id, which would end up in the log.
  app.use(requestId({ headerName: "" }));
  const record = createRequestRecord(appContext, labelRoute);
  app.use(recordRequests(record, labelRoute));
  app.use(async (context, next) => {
    appContext.reach.note(context.req.raw);
    await next();
  });
  app.use(async (context, next) => {
    await next();
    // Avoids new requests on a connection about to close.
    if (options.stopping?.aborted) context.header("Connection", "close");
  });
  app.use(async (context, next) => {
    await next();
    const { path, raw } = context.req;
    if (!path.startsWith("/property/")) return;
    appContext.views.note({
      ...readPageReader(raw),
      path,
      status: context.res.status,
      address: getClientAddress(context, appContext.config),
      isStaff: readOfficeCookie(raw, "office") !== null,
    });
  });
  app.all("*", cachePublicResponses(appContext, findPublic, site.fetch));
  app.onError((error, { req, var: { requestId: id } }) =>
    answerFailure(appContext.log, error, req.path, id),
  );
  const label = createRouteLabeller([...site.routes, ...routes].map(({ path }) => path));
  return Object.assign(app, { record, findPublic });
}

interface SiteOptions {
  clientFolder?: string;
  stopping?: AbortSignal;
  labelRoute: (path: string) => string;
  callSite: Parameters<typeof createApiCaller>[0];
}

/** All that the site answers, as if nothing were cached. */
function createSite(
  appContext: AppContext,
  pages: Pages,
  { clientFolder = "build/client", stopping, labelRoute, callSite }: SiteOptions,
) {
  const { config, log, photos, mapArchives } = appContext;
  const { routes = [] } = pages;
  const site = new Hono<{ Bindings: AnswerBindings }>();
  site.use(compressResponses);
  site.use(securityHeaders(config));
  site.use(async (context, next) =>
    context.req.path.length > longestPath ? createProblemResponse(tooLongPath) : next(),
  );
  site.all("/office/*", (context, next) => {
    const moved = findMovedOfficePath(context.req.path);
    if (moved === null) return next();
    // 308 keeps the method: a form of a page that is still open is not lost.
    return Promise.resolve(context.redirect(moved + new URL(context.req.url).search, 308));
  });
  site.route("/", health(appContext, stopping));
  site.route("/api", apiRoutes(appContext));
  site.route("/reports", browserReports(appContext, labelRoute));
  site.get("/contract-terms.json", async (context) =>
    context.json(await readContractTerms({ dataDir: config.dataDir, log })),
  );
  site.route("/", discovery(appContext, listIndexedPages(routes)));
  if (!config.production) site.route("/dev", createMailPreview(appContext));
  site.route("/", photoFiles(photos, openPhotoDoor(appContext)));
  site.route("/", mapFiles(mapArchives));
  site.route("/", staticFiles(clientFolder));
  site.all("*", async (context) => {
    const { requestId: id = "" } = context.env;
    const callApi = createApiCaller(callSite, context.req.raw, context.env);
    const clientAddress = getClientAddress(context, config);
    const response = await pages(context.req.raw, { requestId: id, callApi, clientAddress });
    if (config.production && isPlainTextFailure(response)) return failurePage(id);
    return response;
  });
  site.onError((error, { req, env }) => answerFailure(log, error, req.path, env.requestId));
  return site;
}

function answerFailure(log: AppContext["log"], error: Error, path: string, id = ""): Response {
  log.error({ err: error, path: redactPath(path) }, "Request failed");
  const isAway = isDatabaseUnavailable(error);
  if (!path.startsWith("/api/")) return failurePage(id, isAway);
  return createProblemResponse(isAway ? unavailable : createServerProblem(id));
}

/** The call has the visitor's headers, so that origin and client address are checked as ever. */
export function createApiCaller(
  request: (input: string, init: RequestInit, env: FormBindings) => Response | Promise<Response>,
  page: Request,
  env: FormBindings,
): CallApi {
  return async (path, body, plainForm) => {
    const headers = new Headers(page.headers);
    for (const name of ["Accept-Encoding", "Content-Length"]) headers.delete(name);
    headers.set("Content-Type", "application/json");
    headers.set("Idempotency-Key", plainForm.key);
    const bindings: FormBindings = { ...env, plainForm };
    return request(
      new URL(path, page.url).href,
      { method: "POST", headers, body: JSON.stringify(body) },
      bindings,
    );
  };
}

function createServerProblem(id: string): Problem {
  return {
    status: 500,
    title: "Something went wrong",
    detail: `We couldn’t complete your request. Please quote ${id} if you call us.`,
  };
}

/** Nothing was stored or the response was lost. The idempotency key covers a repeat. */
const unavailable: Problem = {
  status: 503,
  title: "The site is unavailable",
  detail: "Try again in a moment.",
  headers: { "Retry-After": "5" },
};

/**
 * `/healthz` (process is alive) and `/readyz` (may receive requests) for load balancers.
 * @param stopping aborted once it should receive none
 */
function health({ database, log }: AppContext, stopping?: AbortSignal) {
  const app = new Hono();
  app.get("/healthz", (context) => context.text("ok"));
  app.get("/readyz", async (context) => {
    if (stopping?.aborted) return context.text("The site is shutting down.", 503);
    try {
      await database.ping();
      return context.text("ready");
    } catch (error) {
      log.error({ err: error }, "Readiness check failed: database not reachable");
      return context.text("The database isn’t responding.", 503);
    }
  });
  return app;
}
