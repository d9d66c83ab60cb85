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
/** Bytes: a page is taken in one piece, for it goes on only when all of it is drawn. */
const maxBufferSize = Number.MAX_SAFE_INTEGER;

/** Renders a page to the end before it answers, so that a failing part gives its right status. */
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
        // Parts under Suspense stay in their place, so that the page reads without script.
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

/** Loaders that failed; a visitor who left and an expected answer such as 404 are no failures. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(reportError)(error);
}
