import { readFileSync } from "node:fs";
import { join } from "node:path";
import { resolveInProject } from "../process/project-folder.ts";

export type BuiltFile = (address: string) => string | null;

/**
 * Reads each file once, since built files never change at run time.
 * @param client absolute, or relative to the project
 */
export function loadBuiltFiles(client: string): BuiltFile {
  const cache = new Map<string, string | null>();
  return (address) => {
    if (!/^\/assets\/[\w-]+\.(css|svg)$/.test(address)) return null;
    if (!cache.has(address)) cache.set(address, read(join(resolveInProject(client), address)));
    return cache.get(address) ?? null;
  };
}

function read(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null; // In development the pages name sources, and an old page may name an old file.
  }
}
