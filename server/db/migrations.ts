import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseProblem, reasonOf } from "./database-problem.ts";

const place = "server/db/migrations";

/**
 * The folder of the migrations: looked for from this file's folder upwards, so that it is found
 * from the source and from the bundle in `build/server`, whatever the working directory is.
 * @throws DatabaseProblem if it is not there
 */
export function findMigrations(start = import.meta.dirname): string {
  for (let folder = start; ; folder = dirname(folder)) {
    const candidate = join(folder, place);
    if (existsSync(join(candidate, "meta/_journal.json"))) return candidate;
    if (folder === dirname(folder)) break;
  }
  throw new DatabaseProblem(`There is no folder ${place} in ${start} or above it.`);
}

/** Turns what a migration throws into one line. */
export async function migrating(run: Promise<void>): Promise<void> {
  try {
    await run;
  } catch (error) {
    throw new DatabaseProblem(`The database could not be migrated: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
}
