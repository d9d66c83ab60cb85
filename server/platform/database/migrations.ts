import { existsSync } from "node:fs";
import { join } from "node:path";
import { findProjectFolder } from "../process/project-folder.ts";
import { DatabaseProblem, describeError } from "./database-problem.ts";

const place = "server/platform/database/migrations";

export function findMigrations(start?: string): string {
  const project = findProjectFolder(start);
  const folder = project === null ? null : join(project, place);
  if (folder !== null && existsSync(join(folder, "meta/_journal.json"))) return folder;
  throw new DatabaseProblem(
    `There is no folder ${place} in ${start ?? import.meta.dirname} or above it.`,
  );
}

export async function withMigrationProblem(run: Promise<void>): Promise<void> {
  try {
    await run;
  } catch (error) {
    throw new DatabaseProblem(`The database could not be migrated: ${describeError(error)}.`, {
      cause: error,
    });
  }
}
