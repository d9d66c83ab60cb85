import { once } from "node:events";
import { PassThrough } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { NonceContext } from "./nonce.ts";
import { RequestIdContext } from "./agency/request-id.ts";
import { cspNonce, failedRequest, finishPage, reportError } from "../server/site/page-contexts.ts";
import { startAfterPaint } from "./start-after-paint.ts";

const renderTimeout = 10_000;
/** Nothing reads the stream before rendering ends, so it must buffer the whole page (bytes). */
const maxBufferSize = Number.MAX_SAFE_INTEGER;

/** Renders the whole page before responding, so that a failing part sets the right status. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(cspNonce);
  const finish = context.get(finishPage);
  let renderedStatus = status;
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <RequestIdContext value={context.get(failedRequest)}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </RequestIdContext>
      </NonceContext>,
      {
        nonce,
        // Keeps Suspense content inline, so that the page is readable without JavaScript.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          headers.set("Content-Type", "text/html; charset=utf-8");
          const html = new PassThrough({ highWaterMark: maxBufferSize });
          once(html, "finish")
            .then(() => finish(startAfterPaint(html.read().toString("latin1"), nonce)))
            .then((page) => new Response(page, { headers, status: renderedStatus }))
            .then(resolve, reject);
          pipe(html);
        },
        onShellError(error) {
          clearTimeout(timer);
          reject(error);
        },
        onError(error) {
          renderedStatus = 500;
          context.get(reportError)(error);
        },
      },
    );
    const timer = setTimeout(abort, renderTimeout);
  });
}

/** Logs loader failures, except aborted requests and expected responses such as 404. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(reportError)(error);
}
