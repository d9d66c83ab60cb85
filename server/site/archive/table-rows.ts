import { createHash } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import type { ArchivedTable } from "./archived-tables.ts";
import type { Queryable, Transaction } from "../../platform/database/client.ts";

export interface TableDigest {
  rows: number;
  /** Hex digest of the `streamRowLines` lines, each with a line feed. */
  sha256: string;
}

const batch = 200;

/**
 * Prepares a transaction over a whole database: fixes text formats to be independent of engine and
 * server settings, and lifts time limits.
 */
export async function normalizeSession(tx: Transaction): Promise<void> {
  for (const setting of [
    "timezone = 'UTC'",
    "datestyle = 'ISO, YMD'",
    "intervalstyle = 'postgres'",
    "extra_float_digits = 1",
    "bytea_output = 'hex'",
    "statement_timeout = 0",
    "idle_in_transaction_session_timeout = 0",
  ]) {
    await tx.execute(sql.raw(`set local ${setting}`));
  }
}

/**
 * Yields rows in batches, one JSON line each, every value as PostgreSQL's text or null. Sorted
 * independently of collation, so that equal tables give equal lines.
 */
export async function* streamRowLines(
  tx: Transaction,
  table: ArchivedTable,
): AsyncGenerator<string[]> {
  const texts = table.columns.map(({ name }) => sql`${sql.identifier(name)}::text`);
  const named = table.columns.map(({ name }, n) => sql`${texts[n]} as ${sql.identifier(name)}`);
  await tx.execute(sql`
    declare carried no scroll cursor for
    select line from (
      select row_to_json(r)::text as line
      from (select ${sql.join(named, sql`, `)} from ${quoteTableName(table)}) r
    ) lines
    order by line collate "C"`);
  for (;;) {
    const { rows } = await tx.execute<{ line: string }>(sql.raw(`fetch ${batch} from carried`));
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await tx.execute(sql`close carried`);
}

export class LineDigest {
  #rows = 0;
  readonly #hash = createHash("sha256");

  add(lines: readonly string[]): void {
    for (const line of lines) this.#hash.update(`${line}\n`);
    this.#rows += lines.length;
  }

  result(): TableDigest {
    return { rows: this.#rows, sha256: this.#hash.digest("hex") };
  }
}

/** Inserts lines of `streamRowLines` with their original values, also in identity columns. */
export async function insertLines(
  tx: Transaction,
  table: ArchivedTable,
  lines: readonly string[],
): Promise<void> {
  const names = table.columns.map(({ name }) => sql`${sql.identifier(name)}`);
  const texts = names.map((name) => sql`${name} text`);
  const values = table.columns.map(({ type }, n) => sql`r.${names[n]}::${sql.raw(type)}`);
  const joinNames = (parts: SQL[]) => sql.join(parts, sql`, `);
  await tx.execute(sql`
    insert into ${quoteTableName(table)} (${joinNames(names)}) overriding system value
    select ${joinNames(values)}
    from json_to_recordset(${`[${lines.join(",")}]`}::json) as r(${joinNames(texts)})`);
}

export async function lockTables(tx: Transaction, tables: readonly ArchivedTable[]): Promise<void> {
  await tx.execute(sql`set local lock_timeout = '10s'`);
  const names = sql.join(tables.map(quoteTableName), sql`, `);
  await tx.execute(sql`lock table ${names} in share row exclusive mode`);
}

export async function countRows(db: Queryable, table: ArchivedTable): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${quoteTableName(table)}`,
  );
  return rows[0]?.count ?? 0;
}

function quoteTableName({ schema, table }: ArchivedTable): SQL {
  return sql`${sql.identifier(schema)}.${sql.identifier(table)}`;
}
