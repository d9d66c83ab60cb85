import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { findMigrations } from "../platform/database/migrations.ts";

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
