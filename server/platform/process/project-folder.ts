import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/**
 * Finds the project folder upwards from this file, which works from source and from the bundle in
 * `build/server` in any working directory.
 * @returns null if none is found from `start` upwards
 */
export function findProjectFolder(start = import.meta.dirname): string | null {
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, "package.json"))) return folder;
    if (folder === dirname(folder)) return null;
  }
}

export function resolveInProject(path: string): string {
  return resolve(findProjectFolder() ?? ".", path);
}
