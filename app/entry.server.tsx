import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { RequestIdContext } from "./agency/request-id.ts";
import { hashInlineScripts } from "../server/platform/http/inline-scripts.ts";
import { buildContentSecurityPolicy } from "../server/platform/http/security-headers.ts";
import {
  appContext,
  cspNonce,
  failedRequest,
  publicManifest,
  reportError,
} from "../server/site/page-contexts.ts";
import { isPublicRoute } from "../server/site/public-manifest.ts";

/** Milliseconds. */
const renderTimeout = 10_000;

/** Renders the whole page before responding, so that a failing part sets the right status. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(cspNonce);
  const { matches } = routerContext.staticHandlerContext;
  const isPublic = matches.every(({ route }) => isPublicRoute(route.id));
  const manifest = isPublic ? context.get(publicManifest) : routerContext.manifest;
  let hasFailed = false;
  const page = (
    <RequestIdContext value={context.get(failedRequest)}>
      <ServerRouter context={{ ...routerContext, manifest }} url={request.url} nonce={nonce} />
    </RequestIdContext>
  );
  const rendered = await renderToHtml(page, nonce, (error) => {
    hasFailed = true;
    context.get(reportError)(error);
  });
  const { html, scriptHashes } = hashInlineScripts(rendered, nonce);
  const policy = buildContentSecurityPolicy(scriptHashes, context.get(appContext).config);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", policy);
  return new Response(html, { headers, status: hasFailed ? 500 : status });
}

/** Through Node's streams, since the web's take a tenth of a page's time. */
function renderToHtml(
  page: ReactNode,
  nonce: string,
  onError: (error: unknown) => void,
): Promise<string> {
  let timeout: NodeJS.Timeout | undefined;
  const rendered = new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Keeps Suspense content inline, so that the page is readable without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError,
    });
    timeout = setTimeout(abort, renderTimeout);
  });
  return rendered.finally(() => clearTimeout(timeout));
}

/** Logs loader failures, except aborted requests and expected responses such as 404. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(reportError)(error);
}
