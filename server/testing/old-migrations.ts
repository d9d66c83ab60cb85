import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import * as v from "valibot";
import { inject } from "vitest";
import { type Database, openDatabase } from "../platform/database/client.ts";
import { findMigrations } from "../platform/database/migrations.ts";
import { createBareDatabase } from "./server.ts";

const journalForm = v.looseObject({ entries: v.array(v.looseObject({ idx: v.number() })) });

/** The migrations up to one, in a folder of their own: for a database as it was before the next. */
export function copyMigrations(last: number, folder: string): string {
  cpSync(findMigrations(), folder, { recursive: true });
  const path = join(folder, "meta/_journal.json");
  const journal = v.parse(journalForm, JSON.parse(readFileSync(path, "utf8")));
  const entries = journal.entries.filter(({ idx }) => idx <= last);
  writeFileSync(path, JSON.stringify({ ...journal, entries }));
  return folder;
}

/**
 * A database as it was, filled, and then migrated.
 * @param steps.last number of the last migration that ran before it was filled
 * @param steps.until of the last that runs then; left out: all
 */
export async function migrateOldDatabase(
  engine: "embedded" | "server",
  steps: {
    last: number;
    until?: number;
    fill: (old: Database) => Promise<void>;
    check: (migrated: Database) => Promise<void>;
  },
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "lintel-old-"));
  const databaseUrl = engine === "server" ? await createBare() : null;
  const dataDir = join(folder, "data");
  const use = async (migrationsFolder: string, work: (database: Database) => Promise<void>) => {
    const log = pino({ level: "silent" });
    const settings = { dataDir, databaseUrl, production: false, log, migrationsFolder };
    const database = await openDatabase(settings);
    try {
      await work(database);
    } finally {
      await database.close();
    }
  };
  try {
    await use(copyMigrations(steps.last, join(folder, "migrations")), steps.fill);
    const { until } = steps;
    const now = until === undefined ? findMigrations() : copyMigrations(until, join(folder, "now"));
    await use(now, steps.check);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function createBare(): Promise<string> {
  const server = inject("testServer");
  if ("problem" in server) throw new Error(server.problem);
  return createBareDatabase(server.url);
}
