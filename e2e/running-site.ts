import type { ChildProcess } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startProcess, stopProcess } from "../server/testing/processes.ts";
import { freePort } from "../server/testing/free-port.ts";

/** The built site in a process of its own, over data of its own. */
export interface RunningSite {
  url: string;
  dataDir: string;
  /** From the start of the process to the first 200 of `/healthz`, milliseconds. */
  startMs: number;
  process: ChildProcess;
  stop: () => Promise<void>;
}

const builtProgram = "build/server/main.js";
/** As everywhere: see `scripts/start.mjs`. */
const nodeArguments = ["--v8-pool-size=1"];

/**
 * Starts the site on a free port, unless `PORT` names one, and waits until it can serve.
 * @param options.program of the project: the built site, or `server/dev.ts` with `NODE_ENV: "development"`
 * @param options.knowsAddress sets `PUBLIC_URL`, which mails need that nobody asked for on a page
 * @param options.stdout `pipe` to read what it logs
 */
export async function startSite(
  env: Record<string, string> = {},
  dataDir = copyReadyData(env["DEMO_DATA"] === "off" ? "empty" : "demo"),
  {
    cwd = process.cwd(),
    program = builtProgram,
    knowsAddress: setsPublicUrl = false,
    stdout = "ignore",
  }: {
    cwd?: string;
    program?: string;
    knowsAddress?: boolean;
    stdout?: "ignore" | "pipe";
  } = {},
): Promise<RunningSite> {
  const port = env["PORT"] ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const path = join(import.meta.dirname, "..", program);
  const site = startProcess(process.execPath, [...nodeArguments, path], {
    cwd,
    stdio: ["ignore", stdout, "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      LOG_LEVEL: "error",
      // A browser that a test steers is quicker than a person.
      FORM_MIN_SECONDS: "0",
      // Work beside the tests would only slow them down.
      PHOTO_SIZES: "off",
      // A busy machine closes a database slowly.
      SHUTDOWN_SECONDS: "120",
      PORT: port,
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      ...(setsPublicUrl && { PUBLIC_URL: url }),
      ...env,
    },
  });
  await waitUntilHealthy(url, site);
  return {
    url,
    dataDir,
    startMs: performance.now() - began,
    process: site,
    stop: () => stopProcess(site),
  };
}

/**
 * A data folder of a site's own: a copy of one that `ready-data.ts` made, or an empty one where
 * nothing was made ready.
 */
export function copyReadyData(which: "empty" | "fed" | "demo"): string {
  const dataDir = mkdtempSync(join(tmpdir(), "lintel-site-"));
  const readyFolder = process.env["READY_DATA"];
  if (readyFolder) cpSync(join(readyFolder, which), dataDir, { recursive: true });
  return dataDir;
}

export function removeDataDir(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true });
}

/** Waits for the first 200 of `/healthz`, however long it takes: the test's own limit ends it. */
export async function waitUntilHealthy(url: string, site: ChildProcess): Promise<void> {
  for (;;) {
    if (site.exitCode !== null || site.signalCode !== null)
      throw new Error(`The site ended with ${site.exitCode ?? site.signalCode}.`);
    try {
      if ((await fetch(`${url}/healthz`)).ok) return;
    } catch {
      // It does not listen yet.
    }
    await pause(10);
  }
}
