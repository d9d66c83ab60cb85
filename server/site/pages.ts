import { randomBytes } from "node:crypto";
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import {
  appContext,
  cspNonce,
  failedRequest,
  finishPage,
  reportError,
  siteOrigin,
} from "./page-contexts.ts";
import { isOutOfReach } from "../platform/database/out-of-reach.ts";
import type { AppContext } from "../app-context.ts";
import { builtFiles } from "../platform/http/built-files.ts";
import { type FinishedPage, firstPaint } from "../platform/http/first-paint.ts";
import { ownOrigin } from "../platform/http/own-origin.ts";
import { loggedPath } from "../platform/http/logged-path.ts";

/** Answers a page's request. */
export type Pages = ((
  request: Request,
  given: {
    requestId: string;
    /** Gets the page that the answer consists of. */
    finish: (page: FinishedPage) => void;
  },
) => Promise<Response>) & {
  /** Of the pages' addresses, `/property/:id`. */
  patterns?: readonly string[];
};

/** React Router's pages over one context. The only place where the server knows the pages. */
export function pagesOf(app: AppContext): Pages {
  const handle = createRequestHandler(build, app.config.production ? "production" : "development");
  const withFirstPaint = firstPaint(builtFiles("build/client"));
  const answer: Pages = async (request, { requestId, finish }) => {
    const nonce = randomBytes(16).toString("base64");
    const context = new RouterContextProvider();
    context.set(appContext, app);
    context.set(siteOrigin, ownOrigin(request, app.config));
    context.set(cspNonce, nonce);
    context.set(failedRequest, requestId);
    context.set(finishPage, (drawn) => {
      const page = withFirstPaint(drawn, nonce);
      finish(page);
      return page.body;
    });
    const path = loggedPath(new URL(request.url).pathname);
    let outOfReach = false;
    context.set(reportError, (error) => {
      outOfReach ||= isOutOfReach(error);
      app.log.error({ err: error, path }, "Page request failed");
    });
    const response = await handle(request, context);
    // What leads elsewhere says there what failed.
    const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
    return isPage && outOfReach ? toTryAgain(response) : response;
  };
  // All of them hang on the root.
  const patterns = Object.values(build.routes).map((page) => `/${page?.path ?? ""}`);
  return Object.assign(answer, { patterns });
}

/** The page that says sorry, for caches and robots too: this passes. */
function toTryAgain({ body, headers }: Response): Response {
  const retried = new Headers(headers);
  retried.set("Retry-After", "5");
  return new Response(body, { status: 503, headers: retried });
}
