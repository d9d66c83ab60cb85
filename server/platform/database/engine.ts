import { setImmediate } from "node:timers/promises";
import {
  PGlite,
  type QueryOptions,
  type Results,
  type Transaction,
  types,
} from "@electric-sql/pglite";
import type { DurableFs } from "./durable-fs.ts";
import { DatabaseProblem, describeError } from "./database-problem.ts";
import { PreparedStatements } from "./prepared-statements.ts";

/**
 * PGlite's start parameters, but with fsync. Its own WAL sync method does not reach the file
 * system, 'fsync' does. A prepared search is planned for its parameters each time: one plan for all
 * took five times as long for a common word among 100,000 homes.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  "-c",
  "fsync=on",
  "-c",
  "wal_sync_method=fsync",
  "-c",
  "shared_buffers=16MB",
  "-c",
  "plan_cache_mode=force_custom_plan",
];

/** Only the first line of a message starts like this, so visitor input can't match. */
const lastLine = /^\d{4}-\d\d-\d\d [\d:.]+ \S+ \[\d+\] (?:FATAL|PANIC): +(.*)/;

/** Detects the engine's end from its log. Other log lines may contain personal data. */
class LastWords {
  reason: string | null = null;
  readonly #onEnd: (reason: string) => void;

  constructor(onEnd: (reason: string) => void) {
    this.#onEnd = onEnd;
  }

  hear(line: string): void {
    const reason = lastLine.exec(line)?.[1] ?? (line.startsWith("Aborted(") ? line : null);
    if (reason === null || this.reason !== null) return;
    this.reason = reason;
    this.#onEnd(reason);
  }
}

/**
 * PGlite that rejects queries after the engine has stopped, where PGlite would spin forever. Only a
 * new process can reopen the folder.
 */
class GuardedPGlite extends PGlite {
  readonly #lastWords: LastWords;
  readonly #prepared = new PreparedStatements(this);

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

  override async query<Row>(
    statement: string,
    parameters: unknown[] = [],
    options: QueryOptions = {},
  ): Promise<Results<Row>> {
    if (!this.#prepared.takes(statement)) return super.query(statement, parameters, options);
    /* oxlint-disable no-underscore-dangle -- PGlite's own names */
    await this._checkReady();
    return this._runExclusiveTransaction(() =>
      this._runExclusiveQuery(() => this.#prepared.run<Row>(statement, parameters, options)),
    );
    /* oxlint-enable no-underscore-dangle */
  }

  override async transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return super.transaction((tx) => {
      const query = tx.query.bind(tx);
      tx.query = <Row>(
        statement: string,
        parameters: unknown[] = [],
        options: QueryOptions = {},
      ): Promise<Results<Row>> => {
        if (tx.closed || !this.#prepared.takes(statement))
          return query(statement, parameters, options);
        // oxlint-disable-next-line no-underscore-dangle -- PGlite's own name
        return this._runExclusiveQuery(() =>
          this.#prepared.run<Row>(statement, parameters, options),
        );
      };
      return work(tx);
    });
  }

  /**
   * Waiting requests get a turn after each query: the engine runs in this thread, and many queries in
   * a row, as an import's, would otherwise end before anything else happens.
   */
  override async _runExclusiveQuery<Result>(run: () => Promise<Result>): Promise<Result> {
    // oxlint-disable-next-line no-underscore-dangle -- PGlite's own name
    return super._runExclusiveQuery(async () => {
      const result = await run();
      await setImmediate();
      return result;
    });
  }

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    const { reason } = this.#lastWords;
    if (reason !== null) throw new DatabaseProblem(`The database has stopped: ${reason}.`);
    return super.execProtocolRawSync(message);
  }
}

export interface Engine {
  pglite: PGlite;
  hasStopped: () => boolean;
}

/**
 * Starts the engine on an existing folder.
 * @param onStop called once with the reason if the started engine stops for good
 * @throws DatabaseProblem if the engine does not start
 */
export async function startEngine(
  fs: DurableFs,
  onStop: (reason: string) => void,
): Promise<Engine> {
  let started = false;
  const lastWords = new LastWords((reason) => {
    if (started) onStop(reason);
  });
  const pglite = new GuardedPGlite(fs, lastWords);
  try {
    await pglite.waitReady;
  } catch (error) {
    const reason = lastWords.reason ?? describeError(error);
    throw new DatabaseProblem(`The embedded database does not start: ${reason}.`, { cause: error });
  }
  started = true;
  return { pglite, hasStopped: () => lastWords.reason !== null };
}
