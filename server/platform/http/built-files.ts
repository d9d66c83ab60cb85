import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inProject } from "../process/project-folder.ts";

/** The text of a file that the build made, by its address on the site; null where there is none. */
export type BuiltFile = (address: string) => string | null;

/**
 * Reads each file once: a build's files never change while it runs.
 * @param client the folder that `/assets` lies in: absolute, or from the project's
 */
export function builtFiles(client: string): BuiltFile {
  const kept = new Map<string, string | null>();
  return (address) => {
    if (!/^\/assets\/[\w-]+\.(css|svg)$/.test(address)) return null;
    if (!kept.has(address)) kept.set(address, read(join(inProject(client), address)));
    return kept.get(address) ?? null;
  };
}

function read(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null; // In development the pages name sources, and an old page may name an old file.
  }
}
