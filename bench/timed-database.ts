import type { ServerDatabase } from "../server/platform/database/server-engine.ts";
import { createOrm } from "../server/platform/database/server-pool.ts";
import { nameQuery } from "../server/platform/tracing/trace-queries.ts";

/** A transaction, or a statement without one, from its beginning until it was answered. */
export interface TimedWork {
  ms: number;
  /** What took longest in it, as `delete outbox`. */
  slowest: string;
  slowestMs: number;
  statements: number;
}

type Query = (...words: unknown[]) => Promise<unknown>;

/** The same database. What is asked of it, in whichever way, is noted once it has ended. */
export function timeDatabase(database: ServerDatabase, noted: TimedWork[]): ServerDatabase {
  const pool = watch(database.pool, {
    query: (query) => timeStatements(query, noted),
    connect: (connect) => async () => {
      const client = await connect();
      if (typeof client !== "object" || client === null) throw new Error("Nothing was connected.");
      return watch(client, { query: (query) => timeStatements(query, noted) });
    },
  });
  const orm = createOrm(pool);
  return { ...database, pool, orm, read: (query) => query(orm) };
}

/** Statements between `begin` and `commit` are one work. */
function timeStatements(query: Query, noted: TimedWork[]): Query {
  let open: (TimedWork & { began: number }) | null = null;
  return async (...words) => {
    const text = readText(words[0]);
    const began = performance.now();
    if (/^\s*begin\b/i.test(text))
      open = { began, ms: 0, slowest: "begin", slowestMs: 0, statements: 0 };
    try {
      return await query(...words);
    } finally {
      const ms = performance.now() - began;
      if (open === null) noted.push({ ms, slowest: nameQuery(text), slowestMs: ms, statements: 1 });
      else {
        if (ms > open.slowestMs) Object.assign(open, { slowest: nameQuery(text), slowestMs: ms });
        open.statements += 1;
        open.ms = performance.now() - open.began;
        if (/^\s*(commit|rollback)\s*$/i.test(text)) {
          noted.push(open);
          open = null;
        }
      }
    }
  };
}

function readText(query: unknown): string {
  return typeof query === "string" ? query : String(Reflect.get(Object(query), "text"));
}

/** The same object but for some of its functions. */
function watch<Source extends object>(
  source: Source,
  replaced: Record<string, (own: Query) => Query>,
): Source {
  const functions = new Map<string | symbol, Query>();
  for (const [name, replace] of Object.entries(replaced)) {
    const own: unknown = Reflect.get(source, name);
    if (typeof own === "function") functions.set(name, replace(own.bind(source)));
  }
  return new Proxy(source, {
    get(of, name) {
      const own: unknown = Reflect.get(of, name);
      return functions.get(name) ?? (typeof own === "function" ? own.bind(of) : own);
    },
  });
}
