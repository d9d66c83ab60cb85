import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../server/testing-free-port.ts";

/** The built site in a process of its own, over data of its own. */
export interface RunningSite {
  url: string;
  dataDir: string;
  /** From the start of the process to the first 200 of `/healthz`, milliseconds. */
  startMs: number;
  process: ChildProcess;
  stop: () => Promise<void>;
}

const built = "build/server/main.js";
/** As everywhere: see `scripts/start.mjs`. */
const nodeArguments = ["--v8-pool-size=1"];

/**
 * Starts the site on a free port, unless `PORT` names one, and waits until it can serve.
 * @param program of the project: the built site, or `server/dev.ts` with `NODE_ENV: "development"`
 * @param knowsAddress sets `PUBLIC_URL`, which mails need that nobody asked for on a page
 */
export async function startSite(
  env: Record<string, string> = {},
  dataDir = readyData(env["DEMO_DATA"] === "off" ? "empty" : "demo"),
  { cwd = process.cwd(), program = built, knowsAddress = false } = {},
): Promise<RunningSite> {
  const port = env["PORT"] ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const path = join(import.meta.dirname, "..", program);
  const site = spawn(process.execPath, [...nodeArguments, path], {
    cwd,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      LOG_LEVEL: "error",
      // A browser that a test steers is quicker than a person.
      FORM_MIN_SECONDS: "0",
      // Work beside the tests would only slow them down.
      PHOTO_SIZES: "off",
      PORT: port,
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      ...(knowsAddress && { PUBLIC_URL: url }),
      ...env,
    },
  });
  await untilHealthy(url, site);
  return {
    url,
    dataDir,
    startMs: performance.now() - began,
    process: site,
    async stop() {
      if (site.exitCode !== null || site.signalCode !== null) return;
      site.kill("SIGTERM");
      await once(site, "exit");
    },
  };
}

/**
 * A data folder of a site's own: a copy of one that `ready-data.ts` made, or an empty one where
 * nothing was made ready.
 */
export function readyData(which: "empty" | "fed" | "demo"): string {
  const dataDir = mkdtempSync(join(tmpdir(), "lintel-site-"));
  const home = process.env["READY_DATA"];
  if (home) cpSync(join(home, which), dataDir, { recursive: true });
  return dataDir;
}

export function forget(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true });
}

/** Waits for the first 200 of `/healthz`. */
export async function untilHealthy(url: string, site: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 6000; attempt++) {
    if (site.exitCode !== null) throw new Error(`The site ended with ${site.exitCode}.`);
    try {
      if ((await fetch(`${url}/healthz`)).ok) return;
    } catch {
      // It does not listen yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error("The site did not start within a minute.");
}
