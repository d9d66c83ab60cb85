import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/client.ts";

export type ArchivedTable = {
  schema: string;
  table: string;
  /** Excludes generated columns. */
  columns: { name: string; type: string }[];
};

export interface Sequence {
  name: string;
  /** A string, as it may exceed JavaScript's safe integers. */
  last: string;
  /** False if the next value is `last` itself. */
  used: boolean;
}

export interface SchemaVersion {
  migrations: number;
  last: string;
}

/** Drizzle's migration records, which the target has itself. */
const excludedTables = sql`n.nspname not in ('information_schema', 'drizzle') and n.nspname !~ '^pg_'`;

/** A site generates its secret at start, and unlogged tables hold short-lived counts. */
const isPersistent = sql`c.relkind = 'r' and c.relpersistence = 'p' and c.relname <> 'secrets'`;

/** Lists every table from the catalog, so that none is forgotten, referenced tables first. */
export async function listArchivedTables(db: Queryable): Promise<ArchivedTable[]> {
  const { rows } = await db.execute<ArchivedTable & { parents: string[] }>(sql`
    select n.nspname as schema, c.relname as table,
      (
        select coalesce(json_agg(json_build_object(
          'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)
        ) order by a.attnum), '[]')
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      ) as columns,
      (
        select coalesce(json_agg(pn.nspname || '.' || p.relname), '[]')
        from pg_constraint f
        join pg_class p on p.oid = f.confrelid
        join pg_namespace pn on pn.oid = p.relnamespace
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid
      ) as parents
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where ${isPersistent} and ${excludedTables}
    order by n.nspname, c.relname`);
  return sortParentsFirst(rows);
}

export function formatFullName({ schema, table }: ArchivedTable): string {
  return `${schema}.${table}`;
}

function sortParentsFirst(tables: (ArchivedTable & { parents: string[] })[]): ArchivedTable[] {
  const placed = new Set<string>();
  const ordered: ArchivedTable[] = [];
  while (ordered.length < tables.length) {
    const next = tables.find(
      (table) =>
        !placed.has(formatFullName(table)) && table.parents.every((name) => placed.has(name)),
    );
    if (!next) throw new Error("Tables refer to each other in a circle: no order fits them.");
    placed.add(formatFullName(next));
    const { schema, table, columns } = next;
    ordered.push({ schema, table, columns });
  }
  return ordered;
}

export async function findSequences(db: Queryable): Promise<Sequence[]> {
  const { rows: found } = await db.execute<{ schema: string; name: string }>(sql`
    select n.nspname as schema, c.relname as name
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${excludedTables}
    order by n.nspname, c.relname`);
  const read: Sequence[] = [];
  for (const { schema, name } of found) {
    const { rows } = await db.execute<{ last: string; used: boolean }>(sql`
      select last_value::text as last, is_called as used
      from ${sql.identifier(schema)}.${sql.identifier(name)}`);
    read.push(...rows.map((state) => ({ name: `${schema}.${name}`, ...state })));
  }
  return read;
}

/** Sets sequences. A rollback does not undo this. */
export async function setSequences(db: Queryable, states: readonly Sequence[]): Promise<void> {
  for (const { name, last, used } of states) {
    await db.execute(sql`select setval(${name}::regclass, ${last}::bigint, ${used}::boolean)`);
  }
}

export async function readSchemaVersion(db: Queryable): Promise<SchemaVersion> {
  const { rows } = await db.execute<{ migrations: number; last: string }>(sql`
    select count(*)::int as migrations,
      (array_agg(hash order by created_at desc))[1] as last
    from drizzle.__drizzle_migrations`);
  const [version] = rows;
  if (!version) throw new Error("A count without a row.");
  return version;
}
