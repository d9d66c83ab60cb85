import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, inject } from "vitest";
import { shortRunOptions } from "../scripts/steps.mjs";
import { startProcess } from "../server/testing/processes.ts";
import { copyTemplate } from "../server/testing/template.ts";
import { removeDataDir } from "./running-site.ts";

/** Runs the built program to its end. */
export async function runProgram(
  args: string[],
  env: Record<string, string>,
  meanwhile?: (program: ChildProcess) => void,
) {
  const program = startProcess(
    process.execPath,
    [...shortRunOptions, "build/server/main.js", ...args],
    {
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        NODE_ENV: "production",
        LOG_LEVEL: "silent",
        DEMO_DATA: "off",
        ...env,
      },
    },
  );
  meanwhile?.(program);
  const [out, err] = [text(program.stdout!), text(program.stderr!)];
  const [code] = await once(program, "exit");
  return { code, lines: `${await out}${await err}`.trim().split("\n") };
}

/** A folder for the data folders of a file's tests, removed after them. */
export function useDataDir() {
  const dataDir = mkdtempSync(join(tmpdir(), "lintel-program-"));
  afterAll(() => removeDataDir(dataDir));

  /** With an empty database, so that a start takes less time. */
  function createReadyFolder(name: string): string {
    const folder = join(dataDir, name);
    copyTemplate(inject("embeddedTemplate"), folder);
    return folder;
  }

  return { dataDir, createReadyFolder };
}
