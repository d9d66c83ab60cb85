import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import type { AppContext } from "./app-context.ts";
import type { ReportProgress } from "./platform/process/progress.ts";

export interface Command {
  /** One line with the arguments and what the command does. */
  usage: string;
  /**
   * Relative paths start at `cwd`.
   * @returns the exit code
   */
  run: (
    app: AppContext,
    args: string[],
    cwd: string,
    write: (line: string) => void,
    progress?: ReportProgress,
  ) => Promise<number>;
}

/** Command of `npm run desk -- GROUP COMMAND ...`. */
export interface DeskCommand {
  /** Arguments, e.g. `"ID [--dry-run]"`, or empty. */
  usage: string;
  summary: string;
  /**
   * Relative paths start at `cwd`, the caller's folder rather than the site's.
   * @returns the exit code: 0 done, 1 not done, 2 wrong usage (the usage line is then added to the
   * output)
   */
  run: (
    app: AppContext,
    args: string[],
    write: (line: string) => void,
    cwd: string,
  ) => Promise<number>;
}

/**
 * Parses a command's options and, if `name` is given, its one positional argument.
 * @returns the option values and the argument (empty if `name` is null), or an error line
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
    if (extra !== undefined) return createUsageProblem(`Unexpected argument: '${extra}'.`);
    if (name !== null && given === "") return createUsageProblem(`Missing argument: ${name}.`);
    return { ok: true, values, given } as const;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return createUsageProblem(error.message.split("\n")[0]!.replace(/(\. .*|\.)?$/, "."));
  }
}

function createUsageProblem(problem: string) {
  return { ok: false, problem } as const;
}
