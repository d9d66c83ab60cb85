import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { RequestIdContext } from "./agency/request-id.ts";
import { cspNonce, failedRequest, reportError } from "../server/site/page-contexts.ts";

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
  let hasFailed = false;
  const html = await renderToReadableStream(
    <RequestIdContext value={context.get(failedRequest)}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </RequestIdContext>,
    {
      nonce,
      signal: AbortSignal.timeout(renderTimeout),
      // Keeps Suspense content inline, so that the page is readable without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        hasFailed = true;
        context.get(reportError)(error);
      },
    },
  );
  await html.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { headers, status: hasFailed ? 500 : status });
}

/** Logs loader failures, except aborted requests and expected responses such as 404. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(reportError)(error);
}
