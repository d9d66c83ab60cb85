import { once } from "node:events";
import { appendFileSync, existsSync, openSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { Client } from "pg";
import type { Account } from "../../server/testing/binaries.ts";
import { findFreePort } from "../../server/testing/free-port.ts";
import { startProcess, stopProcess } from "../../server/testing/processes.ts";
import { waitFor } from "./wait.ts";

interface Tools {
  /** Folder of PostgreSQL's programs. */
  postgres: string;
  folder: string;
  account: Account;
}

/** @throws what the program said, if it failed */
async function run(
  program: string,
  args: readonly string[],
  tools: Tools,
  env = {},
): Promise<string> {
  const child = startProcess(program, args, {
    ...tools.account,
    cwd: tools.folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  const said = Promise.all([text(child.stdout!), text(child.stderr!)]);
  const [code] = await once(child, "exit");
  const [out, err] = await said;
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${err || out}`);
  return out;
}

/** What continuous archiving begins with. */
export function takeBaseBackUp(url: string, to: string, tools: Tools): Promise<string> {
  const { hostname, port, username, password } = new URL(url);
  const words = [
    "-h",
    hostname,
    "-p",
    port,
    "-U",
    username,
    "-D",
    to,
    "-c",
    "fast",
    "-X",
    "stream",
  ];
  return run(join(tools.postgres, "pg_basebackup"), words, tools, { PGPASSWORD: password });
}

/** Copies one database into another one, new and empty, as `docs/operating.md` says. */
export async function dumpAndRestore(from: string, to: string, tools: Tools): Promise<void> {
  const file = join(tools.folder, "site.dump");
  const program = (name: string) => join(tools.postgres, name);
  await run(program("pg_dump"), ["--format=custom", `--file=${file}`, from], tools);
  const words = ["--exit-on-error", "--no-owner", `--dbname=${to}`, file];
  await run(program("pg_restore"), words, tools);
}

/** Ends the current file of the log, and waits until it is in the archive. */
export async function archiveToNow(superuserUrl: string, archive: string): Promise<string> {
  const client = new Client({ connectionString: superuserUrl });
  await client.connect();
  const { rows } = await client.query("select pg_walfile_name(pg_switch_wal()) as name");
  await client.end();
  const { name } = rows[0];
  await waitFor(`${name} is not archived`, async () => existsSync(join(archive, name)));
  return name;
}

interface RestoredServer {
  port: number;
  /** It has replayed all that there is, and takes writes. */
  waitUntilPromoted: (url: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts a server of its own from the base back-up and the archive, up to the archive's end. */
export async function restoreFromArchive(
  base: string,
  archive: string,
  tools: Tools,
): Promise<RestoredServer> {
  const port = await findFreePort();
  for (const left of ["postmaster.pid", "standby.signal"])
    rmSync(join(base, left), { force: true });
  writeFileSync(join(base, "recovery.signal"), "");
  appendFileSync(
    join(base, "postgresql.auto.conf"),
    `restore_command = 'cp ${archive}/%f %p'\nrecovery_target_timeline = 'latest'\n`,
  );
  const changes = {
    port: String(port),
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    archive_mode: "off",
    hot_standby: "on",
    synchronous_standby_names: "",
    cluster_name: "restored",
    hba_file: join(base, "pg_hba.conf"),
  };
  const words = Object.entries(changes).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const log = openSync(join(tools.folder, "restored.log"), "a");
  const server = startProcess(join(tools.postgres, "postgres"), ["-D", base, ...words], {
    ...tools.account,
    cwd: tools.folder,
    stdio: ["ignore", log, log],
  });
  return {
    port,
    async waitUntilPromoted(url) {
      await waitFor("the restored server is not ready", async () => {
        const client = new Client({ connectionString: url });
        client.on("error", () => {});
        await client.connect();
        const { rows } = await client
          .query("select pg_is_in_recovery() as still")
          .finally(() => client.end());
        return rows[0].still === false;
      });
    },
    stop: () => stopProcess(server, "SIGQUIT"),
  };
}

/** Every table with its number of rows and their SHA-256, by `npm run db:export`. */
export async function listTables(databaseUrl: string, folder: string): Promise<string[]> {
  const file = join(folder, "content.zip");
  const program = startProcess(
    process.execPath,
    ["build/server/main.js", "db:export", file, "--without-photos"],
    {
      stdio: ["ignore", "pipe", "ignore"],
      env: {
        ...process.env,
        NODE_ENV: "production",
        LOG_LEVEL: "error",
        DATABASE_URL: databaseUrl,
        DATA_DIR: folder,
      },
    },
  );
  const [said] = await Promise.all([text(program.stdout!), once(program, "exit")]);
  rmSync(file, { force: true });
  return said.split("\n").filter((line) => /\b[0-9a-f]{64}\b/.test(line));
}
