import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import type { Account } from "./binaries.ts";

export interface TestPostgres {
  /** Kills it like a crash. Committed data stays. */
  down: () => Promise<void>;
  up: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Uses English collation by default, unlike the embedded engine, so that tests notice differences.
 */
export function initialise(bin: string, folder: string, password: string, account: Account): void {
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
 * Runs until standard input closes, which happens however the parent process ends, then stops
 * PostgreSQL and removes the folder.
 */
const untilInputEnds = `
  bin=$1 folder=$2 port=$3
  shift 3
  run() { "$bin/postgres" -D "$folder/data" -p "$port" "$@" >>"$folder/log" 2>&1 & }
  end() { kill -QUIT $! && wait $!; }
  run "$@"
  while read -r word; do
    case $word in down) end ;; up) run "$@" ;; esac
  done
  end
  rm -rf "$folder"`;

const settings = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "max_connections=200",
  "shared_buffers=32MB",
];

/**
 * Starts PostgreSQL on `<folder>/data`. It ends with this process, even if that is killed.
 * @param at its URL with an existing database
 */
export async function runPostgres(
  bin: string,
  folder: string,
  at: string,
  account: Account,
  changes: readonly string[] = [],
): Promise<TestPostgres> {
  const options = [...settings, ...changes].flatMap((setting) => ["-c", setting]);
  const given = ["-c", untilInputEnds, "sh", bin, folder, new URL(at).port, ...options];
  const shell = spawn("sh", given, {
    ...account,
    cwd: tmpdir(),
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  const tell = (word: string) => shell.stdin.write(`${word}\n`);
  const until = async (holds: () => Promise<boolean>, what: string) => {
    for (let waited = 0; waited < 120_000; waited += 20) {
      if (await holds()) return;
      await sleep(20);
    }
    const [reason] = readFileSync(join(folder, "log"), "utf8").trim().split("\n").slice(-1);
    throw new Error(`The test server does not ${what}: ${reason}`);
  };
  const postgres: TestPostgres = {
    async down() {
      tell("down");
      await until(async () => !(await isReady(at)), "end");
    },
    async up() {
      tell("up");
      await until(() => isReady(at), "start");
    },
    async stop() {
      if (shell.exitCode !== null || shell.signalCode !== null) return;
      const ended = once(shell, "exit");
      shell.stdin.end();
      await ended;
    },
  };
  try {
    await until(() => isReady(at), "start");
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return postgres;
}

async function isReady(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 1000 });
  client.on("error", () => undefined); // Ended while it was asked.
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
