import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { resolveInProject } from "../process/project-folder.ts";

/** The tested engine version. Another `0.x` may not read the folder. */
export const engineVersion = { pglite: "0.5.16", postgres: "18" };

export const emptyDatabaseFile = resolveInProject(
  `build/empty-database-${engineVersion.pglite}.tar.gz`,
);

/**
 * Builds the empty database file once, so that a first start only unpacks it. Creating one starts
 * the engine twice and takes 600 MB. Does nothing if the file exists.
 */
export async function packEmptyDatabase(file = emptyDatabaseFile): Promise<void> {
  if (existsSync(file)) return;
  const pglite = await PGlite.create();
  await pglite.exec("CHECKPOINT");
  const packed = await pglite.dumpDataDir("gzip");
  await pglite.close();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, Buffer.from(await packed.arrayBuffer()));
  await rename(`${file}.new`, file);
}

export async function getEmptyDatabaseOptions(file = emptyDatabaseFile): Promise<PGliteOptions> {
  return existsSync(file) ? { loadDataDir: new Blob([await readFile(file)]) } : {};
}
