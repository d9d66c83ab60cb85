import { PGlite, types } from "@electric-sql/pglite";
import type { DurableFs } from "./durable-fs.ts";
import { DatabaseProblem, reasonOf } from "./database-problem.ts";

/** PGlite's start, but with fsync. Its own WAL method does not reach the file system: 'fsync' does. */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  "-c",
  "fsync=on",
  "-c",
  "wal_sync_method=fsync",
  "-c",
  "shared_buffers=16MB",
];

/** What the engine says on its way down. The rest of its log may quote people's details. */
class LastWords {
  fatal: string | null = null;
  panicked = false;
  readonly #onPanic: (reason: string) => void;

  constructor(onPanic: (reason: string) => void) {
    this.#onPanic = onPanic;
  }

  hear(line: string): void {
    const [, severity, message] = /\b(FATAL|PANIC): +(.*)/.exec(line) ?? [];
    this.fatal ??= message ?? null;
    if (this.panicked || (severity !== "PANIC" && !line.startsWith("Aborted("))) return;
    this.panicked = true;
    this.#onPanic(this.fatal ?? line);
  }
}

/**
 * PGlite, which after a panic would answer the next query by spinning for ever: this one refuses.
 * Only a new process can open the folder again.
 */
class GuardedPGlite extends PGlite {
  readonly #lastWords: LastWords;

  constructor(fs: DurableFs, lastWords: LastWords) {
    super({
      fs,
      startParams,
      parsers: { [types.DATE]: (date) => date },
      onStderr: (line) => {
        lastWords.hear(line);
        return false;
      },
    });
    this.#lastWords = lastWords;
  }

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    const { panicked, fatal } = this.#lastWords;
    if (panicked) throw new DatabaseProblem(`The database has stopped: ${fatal ?? "it aborted"}.`);
    return super.execProtocolRawSync(message);
  }
}

/** A started engine. */
export interface Engine {
  pglite: PGlite;
  /** True once the engine has stopped for good; no query reaches it any more. */
  hasPanicked: () => boolean;
}

/**
 * Starts the engine on a folder that was made before.
 * @param onPanic told once, with the reason, if the engine stops for good
 * @throws DatabaseProblem if the engine does not start
 */
export async function startEngine(
  fs: DurableFs,
  onPanic: (reason: string) => void,
): Promise<Engine> {
  const lastWords = new LastWords(onPanic);
  const pglite = new GuardedPGlite(fs, lastWords);
  try {
    await pglite.waitReady;
  } catch (error) {
    const reason = lastWords.fatal ?? reasonOf(error);
    throw new DatabaseProblem(`The embedded database does not start: ${reason}.`, { cause: error });
  }
  return { pglite, hasPanicked: () => lastWords.panicked };
}
