import { Hono } from "hono";
import type { AppContext } from "../app-context.ts";

/**
 * `/healthz` (process is alive) and `/readyz` (may receive requests) for load balancers.
 * @param stopping aborted once it should receive none
 */
export function health(
  { database, log }: Pick<AppContext, "database" | "log">,
  stopping?: AbortSignal,
) {
  const app = new Hono();
  app.get("/healthz", (context) => context.text("ok"));
  app.get("/readyz", async (context) => {
    if (stopping?.aborted) return context.text("The site is stopping.", 503);
    try {
      await database.ping();
      return context.text("ready");
    } catch (error) {
      log.error({ err: error }, "Readiness check failed: database not reachable");
      return context.text("The database does not answer.", 503);
    }
  });
  return app;
}
