import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { inject } from "vitest";
import { openDatabase } from "../server/platform/database/client.ts";
import { embeddedDataDir, type TestEngine } from "../server/testing/database.ts";
import { createFreshDatabase } from "../server/testing/server.ts";
import { removeDataDir, startSite } from "./running-site.ts";

/** Data of a site that is killed and started again, empty. */
export async function createKillEnvironment(engine: TestEngine, env: Record<string, string> = {}) {
  const isServer = engine === "server";
  const dataDir = isServer ? mkdtempSync(join(tmpdir(), "lintel-kill-")) : embeddedDataDir();
  const databaseUrl = isServer ? await createServerDatabase() : null;
  const settings = {
    HUMAN_CHECK: "off",
    RATE_LIMIT: "off",
    DEMO_DATA: "off",
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...env,
  };
  const log = pino({ level: "silent" });
  return {
    open: () => openDatabase({ dataDir, databaseUrl, production: false, log }),
    start: () => startSite(settings, dataDir),
    removeData: () => removeDataDir(dataDir),
  };
}

async function createServerDatabase(): Promise<string> {
  const server = inject("testServer");
  if ("problem" in server) throw new Error(server.problem);
  return createFreshDatabase(server.url);
}
