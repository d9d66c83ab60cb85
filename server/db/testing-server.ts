import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { pino } from "pino";
import { openDatabase } from "./client.ts";
import {
  type Account,
  findPostgres,
  postgresAccount,
  reachablePostgres,
} from "./testing-binaries.ts";

/** A PostgreSQL server of its own, for this machine alone. */
export interface TestServer {
  /** For `freshDatabase` in another process. */
  url: string;
  /** Makes an empty database with the present schema; answers its address. */
  freshDatabase: () => Promise<string>;
  /** Ends the server and removes its files. */
  stop: () => Promise<void>;
}

const template = "lintel_template";

/**
 * Starts a server with the schema ready. It ends when this process ends, even if that is killed.
 * @param options.durable flush commits to the disk, as a server in earnest does
 * @param options.programs the folder of another PostgreSQL's programs
 * @throws an error with one line if no server can be had on this machine
 */
export async function startTestServer({
  durable = false,
  programs = findPostgres(),
} = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), "lintel-postgres-"));
  const account = postgresAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  let server: ChildProcess | undefined;
  const stop = async () => {
    if (server && server.exitCode === null) {
      server.stdin?.end();
      await once(server, "exit");
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const bin = reachablePostgres(programs, account, folder);
    const password = randomUUID();
    initialise(bin, folder, password, account);
    const port = await freePort();
    server = spawnServer([bin, folder, String(port), durable ? "on" : "off"], account);
    await untilReady(join(folder, "log"));
    const url = `postgres://lintel:${password}@127.0.0.1:${port}/postgres`;
    await makeTemplate(url);
    return { url, freshDatabase: () => freshDatabase(url), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Makes an empty database with the present schema on a test server; answers its address. */
export async function freshDatabase(serverUrl: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await administer(serverUrl, `create database ${name} template ${template}`);
  return databaseAt(serverUrl, name);
}

/** Makes a database without any table on a test server; answers its address. */
export async function bareDatabase(serverUrl: string): Promise<string> {
  const name = `bare_${randomUUID().replaceAll("-", "")}`;
  await administer(serverUrl, `create database ${name} template template0`);
  return databaseAt(serverUrl, name);
}

async function makeTemplate(serverUrl: string): Promise<void> {
  await administer(serverUrl, `create database ${template}`);
  const databaseUrl = databaseAt(serverUrl, template);
  const log = pino({ level: "silent" });
  const database = await openDatabase({ databaseUrl, dataDir: "", production: false, log });
  await database.close();
}

function databaseAt(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = name;
  return url.href;
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Sorts by English rules unless told otherwise, as the embedded engine does not: tests notice. */
function initialise(bin: string, folder: string, password: string, account: Account): void {
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password);
  const options = [
    `--pgdata=${join(folder, "data")}`,
    "--username=lintel",
    "--auth=scram-sha-256",
    `--pwfile=${passwordFile}`,
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=icu",
    "--icu-locale=en-GB",
    "--no-sync",
  ];
  const where = { ...account, cwd: folder, encoding: "utf8" } as const;
  const made = spawnSync(join(bin, "initdb"), options, where);
  if (made.status === 0) return;
  const reason = made.error?.message ?? made.stderr.trim().split("\n").at(-1);
  throw new Error(`The test server could not be set up: ${reason}`);
}

/**
 * Runs until its standard input is closed, which the system does when the process that started it
 * ends, however it ends; then ends PostgreSQL at once and removes the folder.
 */
const untilInputEnds = `
  "$1/postgres" -D "$2/data" -p "$3" -c fsync="$4" -c listen_addresses=127.0.0.1 \\
    -c unix_socket_directories= -c max_connections=200 -c shared_buffers=32MB >"$2/log" 2>&1 &
  cat >/dev/null
  kill -QUIT $!
  wait $!
  rm -rf "$2"`;

function spawnServer(given: string[], account: Account): ChildProcess {
  return spawn("sh", ["-c", untilInputEnds, "sh", ...given], {
    ...account,
    cwd: tmpdir(),
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
}

async function untilReady(logFile: string): Promise<void> {
  let log = "";
  for (let waited = 0; waited < 20_000; waited += 20) {
    await sleep(20);
    log = existsSync(logFile) ? readFileSync(logFile, "utf8") : "";
    if (log.includes("ready to accept connections")) return;
    if (/FATAL|error/.test(log)) break;
  }
  throw new Error(`The test server does not start: ${log.trim().split("\n").at(-1)}`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}
