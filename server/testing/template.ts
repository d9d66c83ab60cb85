import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { pino } from "pino";
import { openDatabase } from "../platform/database/client.ts";
import { findMigrations } from "../platform/database/migrations.ts";
import { resolveInProject } from "../platform/process/project-folder.ts";

const staleAfterMs = 24 * 3_600_000;

/**
 * Folder of an empty embedded database with the current schema, to copy. Created once and kept
 * between runs, safe for concurrent runs.
 */
export async function prepareEmbeddedTemplate(): Promise<string> {
  // The folder for temporary files is another one in every step of `npm test`.
  const home = resolveInProject(".cache/test-databases");
  mkdirSync(home, { recursive: true });
  const name = buildTemplateName();
  const folder = join(home, name);
  removeStale(home, name);
  if (existsSync(folder)) return folder;
  const dataDir = mkdtempSync(join(home, "unfinished-"));
  const log = pino({ level: "silent" });
  const database = await openDatabase({ dataDir, databaseUrl: null, production: false, log });
  await database.close();
  if (!existsSync(folder)) publish(join(dataDir, "database"), folder);
  rmSync(dataDir, { recursive: true });
  return folder;
}

export function copyTemplate(template: string, dataDir: string): void {
  cpSync(template, join(dataDir, "database"), { recursive: true });
}

/** Another run may have created it meanwhile. Either is fine. */
function publish(made: string, folder: string): void {
  try {
    renameSync(made, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

/** Another one after a change of a package, a migration or the code that creates a database. */
function buildTemplateName(): string {
  const hash = createHash("sha256").update(readFileSync(resolveInProject("package-lock.json")));
  const code = resolveInProject("server/platform/database");
  for (const name of readdirSync(code)) {
    if (/(?<!\.test)\.ts$/.test(name)) hash.update(readFileSync(join(code, name)));
  }
  for (const migration of readMigrationFiles({ migrationsFolder: findMigrations() })) {
    hash.update(migration.hash);
  }
  return hash.digest("hex").slice(0, 16);
}

function removeStale(home: string, current: string): void {
  for (const entry of readdirSync(home)) {
    const path = join(home, entry);
    // Another run may have removed it meanwhile.
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (entry !== current && Date.now() - made > staleAfterMs)
      rmSync(path, { recursive: true, force: true });
  }
}
