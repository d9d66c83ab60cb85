import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { ArchiveProblem, type Manifest, formatManifestLines } from "../archive/manifest.ts";
import { restoreArchive } from "../archive/restore-archive.ts";
import { writeArchive } from "../archive/write-archive.ts";
import type { Command } from "../../command.ts";
import { throttleByPercent } from "../../platform/process/progress.ts";

export const databaseExportCommand: Command = {
  usage: "FILE.zip [--without-photos]   export the whole site to one file",
  async run(app, args, cwd, write, reportProgress = () => {}) {
    const read = readFileArgument(args);
    if (read === null) return reportUsageError(write, `npm run db:export -- ${this.usage}`);
    const { file, withPhotos } = read;
    const choices = { withPhotos, progress: throttleByPercent(reportProgress) };
    return reportResult(write, () => writeArchive(app, resolve(cwd, file), choices));
  },
};

export const databaseImportCommand: Command = {
  usage: "FILE.zip   restore a db:export file into an empty database",
  async run(app, args, cwd, write, reportProgress = () => {}) {
    const [file, ...others] = args;
    if (file === undefined || others.length > 0 || file.startsWith("-"))
      return reportUsageError(write, `npm run db:import -- ${this.usage}`);
    return reportResult(write, () =>
      restoreArchive(app, resolve(cwd, file), throttleByPercent(reportProgress)),
    );
  },
};

function readFileArgument(args: string[]): { file: string; withPhotos: boolean } | null {
  const options = { "without-photos": { type: "boolean" } } as const;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) return null;
    return { file, withPhotos: values["without-photos"] !== true };
  } catch {
    return null; // An option that there is not: the usage tells.
  }
}

function reportUsageError(write: (line: string) => void, usage: string): number {
  write(usage);
  return 2;
}

async function reportResult(
  write: (line: string) => void,
  carry: () => Promise<Manifest>,
): Promise<number> {
  try {
    for (const line of formatManifestLines(await carry())) write(line);
    return 0;
  } catch (error) {
    const problem = describeProblem(error);
    if (problem === null) throw error;
    write(problem);
    return 1;
  }
}

function describeProblem(error: unknown): string | null {
  if (error instanceof ArchiveProblem) return error.message;
  const isDisk = error instanceof Error && "syscall" in error && "path" in error;
  return isDisk ? `${String(error.path)} can’t be used: ${error.message}.` : null;
}
