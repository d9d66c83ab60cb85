import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { inProject } from "../process/project-folder.ts";
import { engineVersion } from "./engine-version.ts";

/** The build's. Its name tells which engine it is for. */
export const emptyDatabaseFile = inProject(`build/empty-database-${engineVersion.pglite}.tar.gz`);

/**
 * Makes an empty database once and keeps it as one file, so that a first start only has to unpack
 * it: making one takes the engine twice and 600 MB. Does nothing where the file is there.
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

/** What to make a new database from: the file, or nothing where there has been no build. */
export async function getEmptyDatabaseOptions(file = emptyDatabaseFile): Promise<PGliteOptions> {
  return existsSync(file) ? { loadDataDir: new Blob([await readFile(file)]) } : {};
}
