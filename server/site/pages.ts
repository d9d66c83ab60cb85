import { randomBytes } from "node:crypto";
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { type SitePage, listSitePages } from "../../domain/site/page-handle.ts";
import {
  appContext,
  cspNonce,
  failedRequest,
  finishPage,
  reportError,
  siteOrigin,
} from "./page-contexts.ts";
import { isDatabaseUnavailable } from "../platform/database/database-unavailable.ts";
import type { AppContext } from "../app-context.ts";
import { loadBuiltFiles } from "../platform/http/built-files.ts";
import { type FinishedPage, createFirstPaint } from "../platform/http/first-paint.ts";
import { getRequestOrigin } from "../platform/http/request-origin.ts";
import { redactPath } from "../platform/http/logged-path.ts";

export type Pages = ((
  request: Request,
  given: {
    requestId: string;
    finish: (page: FinishedPage) => void;
  },
) => Promise<Response>) & {
  /** The pages' paths, and what each says of itself. */
  routes?: readonly SitePage[];
};

/** React Router's pages over one context. The only place where the server imports them. */
export function createPages(app: AppContext): Pages {
  const handle = createRequestHandler(build, app.config.production ? "production" : "development");
  const withFirstPaint = createFirstPaint(loadBuiltFiles("build/client"));
  const respond: Pages = async (request, { requestId, finish }) => {
    const nonce = randomBytes(16).toString("base64");
    const context = new RouterContextProvider();
    context.set(appContext, app);
    context.set(siteOrigin, getRequestOrigin(request, app.config));
    context.set(cspNonce, nonce);
    context.set(failedRequest, requestId);
    context.set(finishPage, (drawn) => {
      const page = withFirstPaint(drawn, nonce);
      finish(page);
      return page.body;
    });
    const path = redactPath(new URL(request.url).pathname);
    let outOfReach = false;
    context.set(reportError, (error) => {
      outOfReach ||= isDatabaseUnavailable(error);
      app.log.error({ err: error, path }, "Page request failed");
    });
    const response = await handle(request, context);
    // Redirects show the failure at their target.
    const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
    return isPage && outOfReach ? toServiceUnavailable(response) : response;
  };
  return Object.assign(respond, { routes: loadBuiltPages() });
}

function loadBuiltPages(): SitePage[] {
  const routes = Object.values(build.routes).flatMap((route) => (route?.parentId ? [route] : []));
  return listSitePages(routes.map(({ path, module }) => ({ path, handle: module.handle ?? {} })));
}

/**
 * Sends the error page with a retry status for caches and crawlers, as the failure is temporary.
 */
function toServiceUnavailable({ body, headers }: Response): Response {
  const retried = new Headers(headers);
  retried.set("Retry-After", "5");
  return new Response(body, { status: 503, headers: retried });
}
