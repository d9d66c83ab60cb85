import { Hono } from "hono";
import { collectDefaultMetrics } from "prom-client";
import type { House } from "../house.ts";
import { type Listened, listen } from "../http/listen.ts";
import { databaseFigures } from "./database-figures.ts";

/**
 * Answers `GET /metrics` on a port of its own, which no balancer leads to: each process is asked by
 * itself, and no visitor can.
 */
export function serveMetrics(house: House, port: number): Promise<Listened> {
  collectDefaultMetrics({ register: house.metrics.registry });
  const address = { port, host: house.config.metricsHost, setting: "METRICS_PORT" } as const;
  return listen(metricsApp(house).fetch, address);
}

export function metricsApp(house: Pick<House, "database" | "metrics">): Hono {
  const { registry } = house.metrics;
  const readDatabase = databaseFigures(house);
  const app = new Hono();
  app.get("/metrics", async (context) => {
    await readDatabase();
    return context.body(await registry.metrics(), 200, { "Content-Type": registry.contentType });
  });
  return app;
}
