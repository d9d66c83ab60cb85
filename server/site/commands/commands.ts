import { databaseExportCommand, databaseImportCommand } from "./archive-commands.ts";
import type { Config } from "../../config.ts";
import { sendCommand } from "../../platform/database/command-socket.ts";
import { describeError } from "../../platform/database/database-problem.ts";
import type { Command } from "../../command.ts";
import { deskCommand } from "./desk-command.ts";
import { exportCommand } from "../../feeds/portals/export-command.ts";
import type { AppContext } from "../../app-context.ts";
import { importCommand } from "../../feeds/incoming/import-command.ts";
import { openAppContext } from "../../open-app-context.ts";
import { outboxCommand } from "./outbox-command.ts";
import { personCommand } from "../../privacy/person-command.ts";
import { staffCommand } from "../../staff/team/staff-command.ts";
import { createProgress, type ReportProgress } from "../../platform/process/progress.ts";

export const commands: Record<string, Command> = {
  import: importCommand,
  "feed:blm": exportCommand,
  outbox: outboxCommand,
  person: personCommand,
  staff: staffCommand,
  desk: deskCommand,
  "db:export": databaseExportCommand,
  "db:import": databaseImportCommand,
};

export async function runCommandWithContext(
  app: AppContext,
  name: string,
  args: string[],
  cwd: string,
  write: (line: string) => void,
  progress?: ReportProgress,
): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) return command.run(app, args, cwd, write, progress);
  write(`Unknown command '${name}'. Available commands:`);
  for (const [known, { usage }] of Object.entries(commands)) write(`  ${known} ${usage}`);
  return 2;
}

/**
 * Runs a command from the shell. If the site is running on the embedded database, which only one
 * process may open, the site runs it and returns the output.
 */
export async function runCommand(config: Config, name: string, args: string[]): Promise<number> {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", ignoreClosedPipe);
  const { report: reportProgress, clear } = createProgress(process.stderr);
  const write = (line: string) => {
    clear();
    process.stdout.write(`${line}\n`);
  };
  if (config.databaseUrl === null) {
    const exit = await sendToRunningSite(config.dataDir, name, args, write, reportProgress);
    if (exit !== "not-running") return exit;
  }
  // Logs to stderr, as a program may read the command's output.
  const opened = await openAppContext({ ...config, logLevel: "warn" }, process.stderr);
  if (!opened.ok) {
    process.stderr.write(`${opened.problem}\n`);
    return 1;
  }
  try {
    return await runCommandWithContext(
      opened.app,
      name,
      args,
      process.cwd(),
      write,
      reportProgress,
    );
  } finally {
    clear();
    await opened.close();
  }
}

/** A reader such as `head` may close the pipe early; the command continues. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
}

async function sendToRunningSite(
  dataDir: string,
  name: string,
  args: string[],
  write: (line: string) => void,
  reportProgress: ReportProgress,
): Promise<number | "not-running"> {
  try {
    return await sendCommand(dataDir, name, args, process.cwd(), write, reportProgress);
  } catch (error) {
    process.stderr.write(`${describeError(error)}\n`);
    return 1;
  }
}
