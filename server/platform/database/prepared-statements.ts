import {
  type PGlite,
  protocol,
  type QueryOptions,
  type Results,
  type types,
} from "@electric-sql/pglite";
import { LRUCache } from "lru-cache";

const { serialize, messages: kinds } = protocol;

/** Whatever the type of a parameter or column holds. */
type Value = ReturnType<typeof types.parseType>;

interface PreparedStatement {
  name: string;
  /** Object identifiers of PostgreSQL's types. */
  parameterTypes: readonly number[];
  columns: readonly { name: string; dataTypeID: number }[];
}

type Answers = Awaited<ReturnType<PGlite["execProtocolStream"]>>;

/** Statements kept. A search takes 0.2 MB of the engine's memory, which has 134 MB from the start. */
const most = 100;
/** Longer ones write many rows at once, and seldom come again with as many. */
const longestText = 4000;

const form = /^[\s(]*(?:select|insert|update|delete|with)\b/i;

/**
 * Runs statements that stay prepared under a name, each in one step. PGlite itself has a statement
 * parsed each time it runs, and asks the engine in six steps (`docs/decisions/0019`).
 */
export class PreparedStatements {
  readonly #pglite: Pick<PGlite, "execProtocolStream" | "parsers" | "serializers">;
  readonly #prepared = new LRUCache<string, PreparedStatement>({
    max: most,
    dispose: ({ name }) => this.#unused.push(name),
  });
  readonly #unused: string[] = [];
  #made = 0;

  constructor(pglite: Pick<PGlite, "execProtocolStream" | "parsers" | "serializers">) {
    this.#pglite = pglite;
  }

  /** Whether a statement reads or writes rows, and so may be prepared. */
  takes(statement: string): boolean {
    return statement.length <= longestText && form.test(statement);
  }

  /** Like PGlite's `query`. Nobody else may use the engine meanwhile. */
  async run<Row>(
    statement: string,
    parameters: readonly Value[],
    options: QueryOptions,
  ): Promise<Results<Row>> {
    const prepared = this.#prepared.get(statement) ?? (await this.#prepare(statement));
    try {
      const { name, parameterTypes, columns } = prepared;
      const values = parameters.map((value, at) => this.#toText(value, parameterTypes[at]));
      const answers = await this.#send(
        serialize.bind({ statement: name, values }),
        serialize.execute({}),
      );
      const rows = this.#toRows<Row>(answers, prepared, options);
      return { rows, fields: [...columns], affectedRows: countWritten(answers) };
    } catch (error) {
      // Otherwise a statement whose table has changed would fail each time.
      this.#prepared.delete(statement);
      throw error;
    }
  }

  async #prepare(text: string): Promise<PreparedStatement> {
    const name = `prepared${++this.#made}`;
    const unused = this.#unused.splice(0).map((of) => serialize.close({ type: "S", name: of }));
    const answers = await this.#send(
      ...unused,
      serialize.parse({ name, text }),
      serialize.describe({ type: "S", name }),
    );
    const prepared: PreparedStatement = { name, parameterTypes: [], columns: [] };
    for (const answer of answers) {
      if (answer instanceof kinds.ParameterDescriptionMessage)
        prepared.parameterTypes = answer.dataTypeIDs;
      if (answer instanceof kinds.RowDescriptionMessage)
        prepared.columns = answer.fields.map(({ name: of, dataTypeID }) => ({
          name: of,
          dataTypeID,
        }));
    }
    this.#prepared.set(text, prepared);
    return prepared;
  }

  /** In one step. What follows an error up to the end is left out. */
  #send(...parts: Uint8Array[]) {
    return this.#pglite.execProtocolStream(Buffer.concat([...parts, serialize.sync()]));
  }

  #toText(value: Value, type = 0): string | null {
    if (value === null || value === undefined) return null;
    const toText = this.#pglite.serializers[type];
    return toText ? toText(value) : String(value);
  }

  #toRows<Row>(
    answers: Answers,
    { columns }: PreparedStatement,
    { rowMode, parsers }: QueryOptions,
  ): Row[] {
    const own = this.#pglite.parsers;
    const readers = columns.map(({ dataTypeID: type }) => parsers?.[type] ?? own[type]);
    const rows: Value[] = [];
    for (const answer of answers) {
      if (!(answer instanceof kinds.DataRowMessage)) continue;
      const row: Value[] = answer.fields.map((field, at) => {
        const read = readers[at];
        return field === null || !read ? field : read(field, columns[at]!.dataTypeID);
      });
      rows.push(
        rowMode === "array"
          ? row
          : Object.fromEntries(row.map((of, at) => [columns[at]!.name, of])),
      );
    }
    return rows;
  }
}

/** As PGlite counts: none of a `select`. */
function countWritten(answers: Answers): number {
  const done = answers.find((answer) => answer instanceof kinds.CommandCompleteMessage);
  const [, count = "0"] = /^(?:INSERT \d+|UPDATE|DELETE) (\d+)$/.exec(done?.text ?? "") ?? [];
  return Number(count);
}
