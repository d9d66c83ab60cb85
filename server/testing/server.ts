import { randomUUID } from "node:crypto";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { pino } from "pino";
import { openDatabase } from "../platform/database/client.ts";
import { findPostgres, findPostgresAccount, findReachablePostgres } from "./binaries.ts";
import { initialise, runPostgres, type TestPostgres } from "./postgres.ts";
import { findFreePort } from "./free-port.ts";

export interface TestServer {
  url: string;
  freshDatabase: () => Promise<string>;
  stop: () => Promise<void>;
}

const template = "lintel_template";

/**
 * Starts a server with the schema ready. It ends with this process, even if that is killed.
 * @param options.durable flush commits to disk, as in production
 * @param options.programs folder of another PostgreSQL's programs
 * @param options.settings of the server, `name=value`
 * @throws a one-line error if no server can run on this machine
 */
export async function startTestServer({
  durable = false,
  programs = findPostgres(),
  settings = [] as readonly string[],
} = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), "lintel-postgres-"));
  const account = findPostgresAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  let server: TestPostgres | undefined;
  const stop = async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const bin = findReachablePostgres(programs, account, folder);
    const password = randomUUID();
    initialise(bin, folder, password, account);
    const url = `postgres://lintel:${password}@127.0.0.1:${await findFreePort()}/postgres`;
    server = await runPostgres(bin, folder, url, account, [
      `fsync=${durable ? "on" : "off"}`,
      ...settings,
    ]);
    await makeTemplate(url);
    return { url, freshDatabase: () => createFreshDatabase(url), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

export async function createFreshDatabase(serverUrl: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await administer(serverUrl, `create database ${name} template ${template}`);
  return openDatabaseAt(serverUrl, name);
}

export async function createBareDatabase(serverUrl: string): Promise<string> {
  const name = `bare_${randomUUID().replaceAll("-", "")}`;
  await administer(serverUrl, `create database ${name} template template0`);
  return openDatabaseAt(serverUrl, name);
}

async function makeTemplate(serverUrl: string): Promise<void> {
  await administer(serverUrl, `create database ${template}`);
  const databaseUrl = openDatabaseAt(serverUrl, template);
  const log = pino({ level: "silent" });
  const database = await openDatabase({ databaseUrl, dataDir: "", production: false, log });
  await database.close();
}

function openDatabaseAt(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = name;
  return url.href;
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
