import { Hono } from "hono";
import { collectDefaultMetrics } from "prom-client";
import type { PlatformContext } from "../platform-context.ts";
import { type ListenResult, listen } from "../http/listen.ts";
import { createDatabaseFigures } from "./database-figures.ts";

/**
 * Serves `GET /metrics` on its own port, which load balancers don't expose, so that each process is
 * scraped separately.
 */
export function serveMetrics(appContext: PlatformContext, port: number): Promise<ListenResult> {
  collectDefaultMetrics({ register: appContext.metrics.registry });
  const address = { port, host: appContext.config.metricsHost, setting: "METRICS_PORT" } as const;
  return listen(createMetricsApp(appContext).fetch, address);
}

export function createMetricsApp(appContext: Pick<PlatformContext, "database" | "metrics">): Hono {
  const { registry } = appContext.metrics;
  const readDatabase = createDatabaseFigures(appContext);
  const app = new Hono();
  app.get("/metrics", async (context) => {
    await readDatabase();
    return context.body(await registry.metrics(), 200, { "Content-Type": registry.contentType });
  });
  return app;
}
