import type { Context, MiddlewareHandler } from "hono";
import type { House } from "../house.ts";
import { inLogContext } from "../log-context.ts";

/** An answer of 5xx tells its id to scripts too, which can't read the headers of a navigation. */
const failed = 500;

/**
 * Counts each answered request, notes it in the log where the settings say so, and gives what is
 * logged meanwhile its id. Neither figures nor lines hold a path, a query or an address.
 * @param routeOf the pattern that a path is under
 */
export function recordRequests(
  { config, log, metrics }: Pick<House, "config" | "log" | "metrics">,
  routeOf: (path: string) => string,
): MiddlewareHandler<{ Variables: { requestId: string } }> {
  return async (context, next) => {
    const began = performance.now();
    const requestId = context.get("requestId");
    await inLogContext({ requestId }, next);
    tellId(context, requestId);
    const { method, path } = context.req;
    const { status } = context.res;
    const route = routeOf(path);
    const ms = performance.now() - began;
    metrics.observe(route, method, status, ms / 1000);
    if (!config.logRequests) return;
    const line = { requestId, method, route, status, ms: Math.round(ms * 10) / 10 };
    log.info(line, "A request was answered.");
  };
}

function tellId(context: Context, requestId: string): void {
  context.header("X-Request-Id", requestId);
  if (context.res.status < failed) return;
  context.header("Server-Timing", `request;desc="${requestId}"`);
}
