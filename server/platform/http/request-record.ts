import type { MiddlewareHandler } from "hono";
import type { PlatformContext } from "../platform-context.ts";
import { inSpan, isTracing } from "../tracing/tracing.ts";
import { runInLogContext } from "../logging/log-context.ts";

interface Answered {
  requestId: string;
  method: string;
  path: string;
  status: number;
  began: number;
}

export type RecordRequest = (answered: Answered) => void;

/**
 * Records an answered request in metrics, and in the log if configured. Neither holds a path, query
 * or address.
 * @param routeOf returns the route pattern of a path
 */
export function createRequestRecord(
  { config, log, metrics }: Pick<PlatformContext, "config" | "log" | "metrics">,
  routeOf: (path: string) => string,
): RecordRequest {
  return ({ requestId, method, path, status, began }) => {
    const route = routeOf(path);
    const ms = performance.now() - began;
    metrics.observe(route, method, status, ms / 1000);
    if (!config.logRequests) return;
    const line = { requestId, method, route, status, ms: Math.round(ms * 10) / 10 };
    log.info(line, "Request completed");
  };
}

/** Records each request, and adds its id to log lines written meanwhile. */
export function recordRequests(
  record: RecordRequest,
  routeOf: (path: string) => string,
): MiddlewareHandler<{ Variables: { requestId: string } }> {
  return async (context, next) => {
    const began = performance.now();
    const requestId = context.get("requestId");
    const { method, path } = context.req;
    const answer = async () => {
      await next();
      return context.res.status;
    };
    await runInLogContext({ requestId }, () =>
      isTracing() ? traceRequest(method, routeOf(path), answer) : answer(),
    );
    exposeRequestId(context.res, requestId);
    record({ requestId, method, path, status: context.res.status, began });
  };
}

function traceRequest(
  method: string,
  route: string,
  answer: () => Promise<number>,
): Promise<number> {
  const attributes = { "http.request.method": method, "http.route": route };
  return inSpan(`${method} ${route}`, attributes, async (note) => {
    const status = await answer();
    note({ "http.response.status_code": status });
    return status;
  });
}

/**
 * Failed responses carry the request id in a header that scripts can read. Navigation headers are
 * not readable.
 */
function exposeRequestId({ headers, status }: Response, requestId: string): void {
  // Hono's `context.header` would make the response anew, with its body.
  headers.set("X-Request-Id", requestId);
  if (status >= 500) headers.set("Server-Timing", `request;desc="${requestId}"`);
}
