import { existsSync, readdirSync } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { DatabaseProblem } from "./database-problem.ts";
import { getEmptyDatabaseOptions, engineVersion } from "./empty-database.ts";

const madeByFile = "made-by.json";

/**
 * Creates the data folder with an empty database if missing, atomically.
 * @param readyMade located automatically unless given
 * @throws DatabaseProblem if this engine can't open the existing one
 */
export async function ensureDataFolder(folder: string, readyMade?: string): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0) return checkMaker(folder);
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 }); // The engine's own files are open to everyone.
  const pglite = await PGlite.create(unfinished, await getEmptyDatabaseOptions(readyMade));
  await pglite.close();
  await writeFile(join(unfinished, madeByFile), JSON.stringify(engineVersion));
  await flushFolder(unfinished);
  await rename(unfinished, folder);
  await flush(dirname(folder));
}

export async function flushFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  paths.push(folder);
  const worker = async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) await flush(path);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

async function flush(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

async function checkMaker(folder: string): Promise<void> {
  const maker = await readMaker(folder);
  const { pglite, postgres } = engineVersion;
  if (maker?.postgres === postgres && formatLine(maker.pglite) === formatLine(pglite)) return;
  const by = maker ? `PGlite ${maker.pglite} (PostgreSQL ${maker.postgres})` : "something else";
  throw new DatabaseProblem(
    `The database in ${folder} was created by ${by}. This program uses PGlite ${pglite} (PostgreSQL ${postgres}) and can't open it.`,
  );
}

/** `0.5` of `0.5.16`: below 1.0 a minor version is a breaking change. */
function formatLine(version: string): string {
  return version.split(".").slice(0, 2).join(".");
}

async function readMaker(folder: string): Promise<{ pglite: string; postgres: string } | null> {
  try {
    const { pglite } = JSON.parse(await readFile(join(folder, madeByFile), "utf8"));
    const postgres = (await readFile(join(folder, "PG_VERSION"), "utf8")).trim();
    return { pglite: String(pglite), postgres };
  } catch {
    return null; // No database, or one that this program did not make.
  }
}
