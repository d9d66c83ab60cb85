import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/**
 * The folder that the whole project is in: looked for from this file's folder upwards, so that it
 * is found from the source and from the bundle in `build/server`, whatever the working directory is.
 * @returns null if there is none from `start` upwards
 */
export function projectFolder(start = import.meta.dirname): string | null {
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, "package.json"))) return folder;
    if (folder === dirname(folder)) return null;
  }
}

/** An absolute path as it is; any other starts at the project's folder. */
export function inProject(path: string): string {
  return resolve(projectFolder() ?? ".", path);
}
