import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { shortRunOptions } from "../scripts/steps.mjs";
import { startProcess, stopProcess } from "../server/testing/processes.ts";
import { findFreePort } from "../server/testing/free-port.ts";
import { copyTemplate, prepareEmbeddedTemplate } from "../server/testing/template.ts";

export interface RunningSite {
  url: string;
  dataDir: string;
  /** From process start to the first 200 of `/healthz`, milliseconds. */
  startMs: number;
  process: ChildProcess;
  stop: () => Promise<void>;
}

const builtProgram = "build/server/main.js";

/**
 * Starts the site on a free port, or `PORT`, and waits until it can serve.
 * @param dataDir by default a new one with an empty database, which the site would take seconds to
 * create
 * @param options.program the built site, or `server/dev.ts` with `NODE_ENV: "development"`
 * @param options.setsPublicUrl sets `PUBLIC_URL`, needed for mails sent outside a request
 * @param options.stdout `pipe` to read its log
 * @param options.nodeOptions none to measure the site as it runs in production
 */
export async function startSite(
  env: Record<string, string> = {},
  dataDir?: string,
  {
    cwd = process.cwd(),
    program = builtProgram,
    setsPublicUrl = false,
    stdout = "ignore",
    nodeOptions = shortRunOptions,
  }: {
    cwd?: string;
    program?: string;
    setsPublicUrl?: boolean;
    stdout?: "ignore" | "pipe";
    nodeOptions?: readonly string[];
  } = {},
): Promise<RunningSite> {
  dataDir ??= await createDataDir();
  const port = env["PORT"] ?? String(await findFreePort());
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const path = resolve(import.meta.dirname, "..", program);
  const site = startProcess(process.execPath, [...nodeOptions, path], {
    cwd,
    stdio: ["ignore", stdout, "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      LOG_LEVEL: "error",
      // Automated browsers are faster than people.
      FORM_MIN_SECONDS: "0",
      // Background work would slow down the tests.
      PHOTO_SIZES: "off",
      // Closing a database takes long on a busy machine.
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

export async function createDataDir(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), "lintel-site-"));
  copyTemplate(await prepareEmbeddedTemplate(), dataDir);
  return dataDir;
}

export function removeDataDir(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true });
}

/** Waits for the first 200 of `/healthz`, limited only by the test's timeout. */
export async function waitUntilHealthy(url: string, site: ChildProcess): Promise<void> {
  for (;;) {
    if (site.exitCode !== null || site.signalCode !== null)
      throw new Error(`The site ended with ${site.exitCode ?? site.signalCode}.`);
    try {
      if ((await fetch(`${url}/healthz`)).ok) return;
    } catch {
      // It isn't listening yet.
    }
    await pause(10);
  }
}
