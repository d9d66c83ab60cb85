import { execFile, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** Where Debian's packages keep what is not in the PATH, one folder for each version. */
const packaged = "/usr/lib/postgresql";

/** The newest pgbench of this machine; null if there is none. */
export function findPgbench(): string | null {
  const { stdout } = spawnSync("sh", ["-c", "command -v pgbench"], { encoding: "utf8" });
  if (stdout) return stdout.trim();
  const versions = existsSync(packaged) ? readdirSync(packaged) : [];
  const newestFirst = versions.toSorted((one, other) => Number(other) - Number(one));
  const programs = newestFirst.map((version) => join(packaged, version, "bin/pgbench"));
  return programs.find((program) => existsSync(program)) ?? null;
}

/**
 * Runs a script over and over, each client one run after the other.
 * @returns transactions a second
 * @throws an error with pgbench's own words if a statement fails
 */
export async function runPgbench(
  program: string,
  { databaseUrl, script, clients, seconds }: Run,
): Promise<number> {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), "lintel-pgbench-"));
  const file = join(folder, "script.sql");
  writeFileSync(file, script);
  try {
    const options = [`--client=${clients}`, "--jobs=2", `--time=${seconds}`, `--file=${file}`];
    const { stdout } = await promisify(execFile)(program, ["--no-vacuum", ...options], {
      env: {
        PGHOST: hostname,
        PGPORT: port,
        PGUSER: username,
        PGPASSWORD: password,
        PGDATABASE: pathname.slice(1),
      },
    });
    return Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Run {
  databaseUrl: string;
  script: string;
  clients: number;
  seconds: number;
}
