import type { Config } from "./config.ts";
import { sendCommand } from "./db/command-socket.ts";
import { reasonOf } from "./db/database-problem.ts";
import type { House } from "./house.ts";
import { importCommand } from "./import-command.ts";
import { openHouse } from "./open-house.ts";

/** Something that a person does from the command line. */
export interface Command {
  /** What follows the name, and what it does: one line. */
  usage: string;
  /** @returns the exit code. Relative paths start at the given folder. */
  run: (
    house: House,
    args: string[],
    cwd: string,
    write: (line: string) => void,
  ) => Promise<number>;
}

export const commands: Record<string, Command> = { import: importCommand };

/** Runs a command over a house that is open. */
export async function runInHouse(
  house: House,
  name: string,
  args: string[],
  cwd: string,
  write: (line: string) => void,
): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) return command.run(house, args, cwd, write);
  write(`There is no command '${name}'. There are:`);
  for (const [known, { usage }] of Object.entries(commands)) write(`  ${known} ${usage}`);
  return 2;
}

/**
 * Runs a command from the shell. Where the site is running on the embedded database, which only
 * one process may open, the site runs it and sends back what it says.
 */
export async function runCommand(config: Config, name: string, args: string[]): Promise<number> {
  const write = (line: string) => void process.stdout.write(`${line}\n`);
  if (config.databaseUrl === null) {
    const exit = await askSite(config.dataDir, name, args, write);
    if (exit !== "not-running") return exit;
  }
  const opened = await openHouse({ ...config, logLevel: "warn" });
  if (!opened.ok) {
    process.stderr.write(`${opened.problem}\n`);
    return 1;
  }
  try {
    return await runInHouse(opened.house, name, args, process.cwd(), write);
  } finally {
    await opened.close();
  }
}

async function askSite(
  dataDir: string,
  name: string,
  args: string[],
  write: (line: string) => void,
): Promise<number | "not-running"> {
  try {
    return await sendCommand(dataDir, name, args, process.cwd(), write);
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`);
    return 1;
  }
}
