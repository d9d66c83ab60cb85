import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { findFreePort } from "../../server/testing/free-port.ts";
import { type RunningSite, startSite } from "../running-site.ts";
import { waitFor } from "./wait.ts";

export interface ClusterSite extends RunningSite {
  restart: () => Promise<void>;
  /** By its own figures. */
  countCacheHits: () => Promise<number>;
}

/** Several processes of the built site on one database, with the settings of production. */
export function startSites(
  ports: readonly number[],
  folder: string,
  settings: Record<string, string>,
): Promise<ClusterSite[]> {
  return Promise.all(ports.map((port, n) => startOne(`site${n + 1}`, port, folder, settings)));
}

async function startOne(
  name: string,
  port: number,
  folder: string,
  settings: Record<string, string>,
): Promise<ClusterSite> {
  const metricsPort = await findFreePort();
  const log = createWriteStream(join(folder, `${name}.log`), { flags: "a" });
  const start = async () => {
    const env = { ...settings, PORT: String(port), METRICS_PORT: String(metricsPort) };
    const running = await startSite(env, join(folder, "photos"), {
      stdout: "pipe",
      nodeOptions: [],
    });
    running.process.stdout?.pipe(log, { end: false });
    await waitFor(`${name} is not ready`, async () => (await fetch(`${running.url}/readyz`)).ok);
    return running;
  };
  let running = await start();
  return {
    get process() {
      return running.process;
    },
    url: running.url,
    dataDir: running.dataDir,
    startMs: running.startMs,
    stop: () => running.stop(),
    async restart() {
      await running.stop();
      running = await start();
    },
    async countCacheHits() {
      const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return Number(/^lintel_page_cache_hits_total (\d+)$/m.exec(metrics)?.[1] ?? 0);
    },
  };
}
