import { execFile, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** Debian keeps these binaries outside PATH, in one folder per version. */
const packaged = "/usr/lib/postgresql";

export function findPgbench(): string | null {
  const { stdout } = spawnSync("sh", ["-c", "command -v pgbench"], { encoding: "utf8" });
  if (stdout) return stdout.trim();
  const versions = existsSync(packaged) ? readdirSync(packaged) : [];
  const newestFirst = versions.toSorted((one, other) => Number(other) - Number(one));
  const programs = newestFirst.map((version) => join(packaged, version, "bin/pgbench"));
  return programs.find((program) => existsSync(program)) ?? null;
}

/** Returns transactions per second. Throws pgbench's own message if a statement fails. */
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
