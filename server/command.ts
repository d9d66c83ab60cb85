import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import type { AppContext } from "./app-context.ts";
import type { ReportProgress } from "./platform/process/progress.ts";

/** Something that a person does from the command line. */
export interface Command {
  /** What follows the name, and what it does: one line. */
  usage: string;
  /** Where it has a process of its own, its memory matters more than the database's speed. */
  lean?: true;
  /** @returns the exit code. Relative paths start at the given folder. */
  run: (
    app: AppContext,
    args: string[],
    cwd: string,
    write: (line: string) => void,
    progress?: ReportProgress,
  ) => Promise<number>;
}

/** One thing that the agency does with `npm run desk -- GROUP COMMAND ...`. */
export interface DeskCommand {
  /** What follows its two words, e.g. `"ID [--dry-run]"`; empty if nothing does. */
  usage: string;
  /** What it does, in a few words. */
  summary: string;
  /**
   * Relative paths start at `cwd`: the folder of the person who asks, not the site's.
   * @returns the exit code: 0 done, 1 not done, 2 asked wrongly (the usage is then added to what
   * was written)
   */
  run: (
    app: AppContext,
    args: string[],
    write: (line: string) => void,
    cwd: string,
  ) => Promise<number>;
}

/**
 * Reads a command's arguments: the one that stands by itself, where `name` calls for one, and any of
 * the options.
 * @returns the option's values and the argument (empty where `name` is null), or a line that says
 * what is wrong
 * @example readArguments(["a0…", "--note", "Ring twice"], "ID", { note: { type: "string" } })
 */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  args: string[],
  name: string | null,
  options: Options,
) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [given = "", extra = name === null ? positionals[0] : undefined] = positionals;
    if (extra !== undefined) return wrong(`'${extra}' is one too many.`);
    if (name !== null && given === "") return wrong(`${name} is missing.`);
    return { ok: true, values, given } as const;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return wrong(error.message.split("\n")[0]!.replace(/(\. .*|\.)?$/, "."));
  }
}

function wrong(problem: string) {
  return { ok: false, problem } as const;
}
