import type { Context, MiddlewareHandler } from "hono";
import type { PlatformContext } from "../platform-context.ts";
import { inLogContext } from "../logging/log-context.ts";

/** What is told of an answered request. */
interface Answered {
  requestId: string;
  method: string;
  path: string;
  status: number;
  /** By `performance.now()`. */
  began: number;
}

export type RecordRequest = (answered: Answered) => void;

/**
 * Counts an answered request, and notes it in the log where the settings say so. Neither figures nor
 * lines hold a path, a query or an address.
 * @param routeOf the pattern that a path is under
 */
export function requestRecord(
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

/** Records each request that the app answers, and gives what is logged meanwhile its id. */
export function recorded(
  record: RecordRequest,
): MiddlewareHandler<{ Variables: { requestId: string } }> {
  return async (context, next) => {
    const began = performance.now();
    const requestId = context.get("requestId");
    await inLogContext({ requestId }, next);
    exposeRequestId(context, requestId);
    const { method, path } = context.req;
    record({ requestId, method, path, status: context.res.status, began });
  };
}

/** A failed answer tells it where scripts can read it too: not so a navigation's headers. */
function exposeRequestId(context: Context, requestId: string): void {
  context.header("X-Request-Id", requestId);
  if (context.res.status < 500) return;
  context.header("Server-Timing", `request;desc="${requestId}"`);
}
